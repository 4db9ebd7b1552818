/** What was typed, normalised, with the way back to the original. */
export interface Typed {
  original: string;
  /** NFKC; signs that nobody searches for are blanks. */
  text: string;
  /** Start in the original of every character of text; one more for the end. */
  origin: number[];
}

/** Full-width letters become plain ones, broken surrogates and control characters blanks. */
export function normaliseTyped(original: string): Typed {
  const origin: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    const clean = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u{FFFD}]/u.test(character) ? ' ' : character.normalize('NFKC');
    for (let unit = 0; unit < clean.length; unit++) origin.push(at);
    text += clean;
    at += character.length;
  }
  origin.push(at);
  return { original, text: text.replaceAll(conversion, (sign) => '转'.padEnd(sign.length)), origin };
}

/** Between two voltages an arrow or `to` says what 转 says; as long as the sign itself, so that places stay. */
const conversion = /(?<=\d\s?[Vv]\s*)(?:->|=>|→|\bto\b|转换成|转换为|转成|转为|变成|变为|变|降到|升到|降至|升至|降|升)(?=\s*\d+(?:\.\d+)?\s?[Vv])/g;

/** Chinese characters and the marks among them. */
export const isHan = (character: string): boolean => /[\p{Script=Han}々〇]/u.test(character);

/** Between words; the signs of part numbers (- + . / # _ , & ( ) ' *) are not here. */
export const isGap = (character: string): boolean => /[\s;:!?"<>{}[\]|\\，。、；：！？“”‘’（）《》【】…~@$^`=]/u.test(character);

/**
 * The text with blanks for the slashes between values: 1uF/25V are two, PIC18LF46K80-I/PT is one number.
 * @param isNumber Whether some part number starts so.
 * @param isWord Whether this is a value, a case or a word of the field as a whole.
 */
export function valuesApart(text: string, isNumber: (word: string) => boolean, isWord: (part: string) => boolean): string {
  if (!text.includes('/')) return text;
  return text.replaceAll(/[^\s,;:，。、；：（）\p{Script=Han}]+/gu, (word) => {
    const parts = word.split('/');
    const areValues = parts.length > 1 && parts.some((part) => /^\d/.test(part)) && parts.every((part) => part !== '' && isWord(part));
    return areValues && !isNumber(word) ? word.replaceAll('/', ' ') : word;
  });
}
