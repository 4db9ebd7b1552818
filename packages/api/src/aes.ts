import aes from 'crypto-js/aes.js';
import utf8 from 'crypto-js/enc-utf8.js';

/**
 * AES-CBC with PKCS #7 padding, as Base64. For older partner interfaces only; it is not a security control.
 * @param options.key 16, 24 or 32 bytes as UTF-8 text, from the host's configuration
 * @param options.iv 16 bytes as UTF-8 text
 * @throws RangeError when key or iv have another length
 */
export function encryptAesCbc(text: string, options: { key: string; iv: string }): string {
  const key = utf8.parse(options.key);
  const iv = utf8.parse(options.iv);
  if (![16, 24, 32].includes(key.sigBytes)) throw new RangeError('The key must have 16, 24 or 32 bytes');
  if (iv.sigBytes !== 16) throw new RangeError('The iv must have 16 bytes');
  return aes.encrypt(utf8.parse(text), key, { iv }).toString();
}
