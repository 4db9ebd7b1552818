/**
 * What spellings of one part number share: NFKC, upper case, letters and digits only.
 * @param text A part number or what a visitor typed.
 */
export function partKey(text: string): string {
  return text.normalize('NFKC').toUpperCase().replaceAll(notInKey, '');
}

const notInKey = /[^\p{L}\p{N}]+/gu;
