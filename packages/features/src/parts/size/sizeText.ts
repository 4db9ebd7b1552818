/** A size as people read it: `184.2 kB`, `3.1 MB`. */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
