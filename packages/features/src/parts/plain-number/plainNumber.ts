const wide = /[０-９．，]/g;

/** Digits as an input method may leave them: full width, with separators. */
export function plainNumber(text: string): string {
  return text
    .replaceAll(wide, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll(/[\s,¥$]/g, '')
    .trim();
}

/** A price as the server takes it: no zeros at its end, none before it. */
export function plainPrice(text: string): string {
  const [whole = '0', fraction = ''] = plainNumber(text).split('.');
  const digits = fraction.replace(/0+$/, '');
  const units = whole.replace(/^0+(?=\d)/, '') || '0';
  return digits === '' ? units : `${units}.${digits}`;
}

/** Pieces of an order: 1 to 999,999,999; null for anything else. */
export const piecesOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(plainNumber(text)) ? Number(plainNumber(text)) : null);

/** A price with at most six decimals, as the server takes it; null for anything else. */
export const priceOf = (text: string): string | null => (/^\d{1,9}(\.\d{1,6})?$/.test(plainNumber(text)) ? plainPrice(text) : null);

/** Whole days, 0 to 365; null for anything else. */
export const daysOf = (text: string): number | null =>
  /^\d{1,3}$/.test(plainNumber(text)) && Number(plainNumber(text)) <= 365 ? Number(plainNumber(text)) : null;
