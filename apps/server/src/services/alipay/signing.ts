import { createSign, createVerify } from 'node:crypto';

/** What Alipay signs: all fields but the signature, sorted, as they are. `sign_type` counts in requests and not in notices. */
const toSign = (fields: Readonly<Record<string, string>>, without: readonly string[]) =>
  Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name] !== '')
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

/** Signs a notice as Alipay does. */
export function signNotice(fields: Readonly<Record<string, string>>, privateKey: string): Record<string, string> {
  const sign = createSign('RSA-SHA256')
    .update(toSign(fields, ['sign', 'sign_type']), 'utf8')
    .sign(privateKey, 'base64');
  return { ...fields, sign_type: 'RSA2', sign };
}

/** Whether a request carries the application's own signature. */
export function isRequestSigned(fields: Readonly<Record<string, string>>, publicKey: string): boolean {
  if (fields['sign_type'] !== 'RSA2' || !fields['sign']) return false;
  return createVerify('RSA-SHA256')
    .update(toSign(fields, ['sign']), 'utf8')
    .verify(publicKey, fields['sign'], 'base64');
}
