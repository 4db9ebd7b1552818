import { createHash, createHmac } from 'node:crypto';
import type { VendorRequest } from './listen.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

interface Authorization {
  credential: string;
  signedHeaders: string[];
  signature: string;
}

function readAuthorization(header: string, algorithm: string): Authorization | null {
  const match = new RegExp(`^${algorithm} Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$`).exec(header);
  return match ? { credential: match[1] ?? '', signedHeaders: (match[2] ?? '').split(';'), signature: match[3] ?? '' } : null;
}

const canonicalHeaders = (request: VendorRequest, names: string[]) => names.map((name) => `${name}:${(request.headers[name] ?? '').trim()}\n`).join('');

/**
 * Whether a request is signed as Alibaba Cloud's ACS3-HMAC-SHA256 asks.
 * @see https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature
 */
export function isSignedAcs3(request: VendorRequest, accessKeyId: string, secret: string): boolean {
  const given = readAuthorization(request.headers['authorization'] ?? '', 'ACS3-HMAC-SHA256');
  if (!given || given.credential !== accessKeyId || request.headers['x-acs-content-sha256'] !== sha256(request.body)) return false;
  for (const name of ['host', 'x-acs-action', 'x-acs-content-sha256', 'x-acs-date', 'x-acs-signature-nonce', 'x-acs-version'])
    if (!given.signedHeaders.includes(name)) return false;
  const age = Date.now() - Date.parse(request.headers['x-acs-date'] ?? '');
  const query = request.query.split('&').toSorted().join('&');
  const canonical = [
    request.method,
    request.path,
    query,
    canonicalHeaders(request, given.signedHeaders),
    given.signedHeaders.join(';'),
    sha256(request.body),
  ].join('\n');
  return Math.abs(age) < 900_000 && hmac(secret, `ACS3-HMAC-SHA256\n${sha256(canonical)}`).toString('hex') === given.signature;
}

/**
 * Whether a request is signed as Tencent Cloud's TC3-HMAC-SHA256 asks.
 * @see https://cloud.tencent.com/document/api/382/52072
 */
export function isSignedTc3(request: VendorRequest, secretId: string, secretKey: string): boolean {
  const given = readAuthorization(request.headers['authorization'] ?? '', 'TC3-HMAC-SHA256');
  const timestamp = request.headers['x-tc-timestamp'] ?? '';
  const date = new Date(Number(timestamp) * 1000).toISOString().slice(0, 10);
  // The SDK takes the service from the host's first label: `sms` at the vendor, `127` here.
  const host = (request.headers['host'] ?? '').replace(/:\d+$/, '');
  const service = host.split('.')[0] ?? '';
  const scope = `${date}/${service}/tc3_request`;
  if (!given || given.credential !== `${secretId}/${scope}` || Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  // The SDK signs the host without its port; the vendor's own has none.
  const signed = { ...request, headers: { ...request.headers, host } };
  const canonical = [
    request.method,
    request.path,
    request.query,
    canonicalHeaders(signed, given.signedHeaders),
    given.signedHeaders.join(';'),
    sha256(request.body),
  ].join('\n');
  const key = hmac(hmac(hmac(`TC3${secretKey}`, date), service), 'tc3_request');
  return hmac(key, `TC3-HMAC-SHA256\n${timestamp}\n${scope}\n${sha256(canonical)}`).toString('hex') === given.signature;
}
