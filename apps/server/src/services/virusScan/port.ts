/** Bytes in memory, or in a file of the disk. */
export type ScannedFile = Uint8Array | { path: string };

/** Looks for viruses in what was uploaded. */
export interface VirusScanner {
  /** @returns what was found, by the scanner's name for it; null when nothing was. @throws AdapterError when that cannot be said */
  scan: (file: ScannedFile) => Promise<string | null>;
}
