/** A list with one thing at another place. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const thing = list[from];
  if (thing === undefined) return [...list];
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), thing, ...rest.slice(to)];
}
