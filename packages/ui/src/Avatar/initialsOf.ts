const HAN = /\p{Script=Han}/u;
const LETTER = /[\p{L}\p{N}]/u;

/** One or two signs that stand for a name: 深 of 深圳华强, AL of Ada Lovelace. Nothing for a name without letters. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => [...word].find((sign) => LETTER.test(sign)) ?? '')
    .filter(Boolean);
  const [first = ''] = words;
  // One sign of Chinese fills the circle; two would be too small to read.
  if (first === '' || HAN.test(first) || words.length === 1) return first.toUpperCase();
  return (first + (words.at(-1) ?? '')).toUpperCase();
}
