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
