/** Reads the chosen columns back as a browser keeps them; null for anything that is not a list of codes. */
export function readColumns(stored: string | null): ReadonlySet<string> | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return Array.isArray(value) ? new Set(value.filter((code): code is string => typeof code === 'string')) : null;
  } catch {
    return null;
  }
}

/** The chosen columns as a browser keeps them. */
export function writeColumns(codes: ReadonlySet<string>): string {
  return JSON.stringify([...codes]);
}
