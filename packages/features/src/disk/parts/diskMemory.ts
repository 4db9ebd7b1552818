/** What the browser keeps of the disk for times without a network. A site gives one that belongs to the member who is logged in. */
export interface DiskMemory {
  /** What was kept under a name, and when (milliseconds since 1970). */
  read: (key: string) => Promise<{ value: unknown; time: number } | null>;
  write: (key: string, value: unknown) => Promise<void>;
}
