// GB 32100-2015: digits and capitals without I, O, S, V and Z, which are taken for other signs too easily.
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The code as it is written, however it was typed or pasted. */
export function readCreditCode(text: string): string {
  return text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase().slice(0, 18);
}

/** Whether a unified social credit code can be one: its last sign is worked out from the other 17. */
export function isCreditCode(code: string): boolean {
  if (!new RegExp(`^[${ALPHABET}]{18}$`).test(code)) return false;
  let sum = 0;
  let weight = 1;
  for (const sign of code.slice(0, 17)) {
    sum += ALPHABET.indexOf(sign) * weight;
    weight = (weight * 3) % 31;
  }
  return ALPHABET.charAt((31 - (sum % 31)) % 31) === code.charAt(17);
}
