import { domainToASCII } from 'node:url';
import { emailInvalidFailure } from './account.errors.ts';

/** An address as it is kept: lower case, the host as the DNS knows it. @throws Failure for what no mail server takes */
export function emailOf(text: string): string {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at).toLowerCase();
  const host = domainToASCII(text.slice(at + 1).toLowerCase());
  const isLocalPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/.test(local) && local.length <= 64;
  const isHost = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/.test(host);
  if (!isLocalPart || !isHost || local.length + host.length > 253) throw emailInvalidFailure();
  return `${local}@${host}`;
}

/** The address as its owner recognises it: `l***@example.com`. */
export const maskEmail = (email: string) => `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`;
