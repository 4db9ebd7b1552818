/** The first letter of a name, whole however many bytes it has; nothing where there is no name. */
export function firstLetter(name: string): string {
  return [...name.trim()][0] ?? '';
}
