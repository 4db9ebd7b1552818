const beginsWith = (bytes: Uint8Array, signs: readonly number[], at = 0) => signs.every((sign, index) => bytes[at + index] === sign);

const png = [0x89, 0x50, 0x4e, 0x47];
const jpeg = [0xff, 0xd8, 0xff];
const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];
const pdf = [0x25, 0x50, 0x44, 0x46];

/** Says by the first bytes what a file is; its browser's word is not taken. What is not known is saved as it is and never shown. */
export function kindOf(bytes: Uint8Array): 'picture' | 'pdf' | 'other' {
  if (beginsWith(bytes, png) || beginsWith(bytes, jpeg) || (beginsWith(bytes, riff) && beginsWith(bytes, webp, 8))) return 'picture';
  return beginsWith(bytes, pdf) ? 'pdf' : 'other';
}
