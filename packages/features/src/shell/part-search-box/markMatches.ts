/** A run of text, and whether it is what was typed. */
export interface TextRun {
  text: string;
  isMatch: boolean;
}

const KEEP = /[\p{L}\p{N}]/u;

/**
 * Splits a hint's text at the place that was typed, ignoring case and signs between letters (`stm32 f103` finds `STM32-F103`).
 * @returns One unmarked run when the words are not in the text, as with a family or similar match.
 */
export function markMatches(text: string, typed: string): TextRun[] {
  const wanted = [...typed.normalize('NFKC').toUpperCase()].filter((char) => KEEP.test(char)).join('');
  if (wanted === '') return [{ text, isMatch: false }];
  let folded = '';
  const places: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index).toUpperCase();
    if (char.length === 1 && KEEP.test(char)) {
      folded += char;
      places.push(index);
    }
  }
  const found = folded.indexOf(wanted);
  if (found < 0) return [{ text, isMatch: false }];
  const start = places[found] ?? 0;
  const end = (places[found + wanted.length - 1] ?? text.length - 1) + 1;
  return [
    { text: text.slice(0, start), isMatch: false },
    { text: text.slice(start, end), isMatch: true },
    { text: text.slice(end), isMatch: false },
  ].filter((run) => run.text !== '');
}
