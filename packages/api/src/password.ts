import sha256 from 'crypto-js/sha256.js';

/**
 * What goes over the wire in place of a typed password: lower-case hex of SHA-256 over a domain prefix and the
 * NFKC form. It keeps typed text out of logs and nothing more: TLS and the server's own hash protect it.
 */
export function hashPassword(password: string): string {
  return sha256(`ictportal/v1\0${password.normalize('NFKC')}`).toString();
}
