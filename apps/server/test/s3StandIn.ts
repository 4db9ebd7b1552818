import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../src/platform/s3Settings.ts';

const KEY_ID = 'AKIDTEST';
const SECRET = 'a secret of the stand-in';
const REGION = 'cn-test-1';
const BUCKET = 'chippage-test';

interface Stored {
  bytes: Buffer;
  at: Date;
  checksum: string | undefined;
}

interface Multipart {
  key: string;
  at: Date;
  parts: Map<number, Stored>;
}

/** A store on this machine that speaks as much of S3 as the adapter uses, checks every signature and digest, and fails when told to. */
export interface S3StandIn {
  settings: S3Settings;
  objects: Map<string, Stored>;
  multiparts: Map<string, Multipart>;
  /** Every request: method and path with query. */
  asked: string[];
  /** Answers so many requests with 503 SlowDown. */
  slowDown: (times: number) => void;
  /** Forgets the next part that it takes. */
  losePart: () => void;
  /** Closes the next so many downloads after half of the bytes. */
  cutDownloads: (times: number) => void;
  /** Says no digests of what it holds, as some stores do. */
  hideChecksums: () => void;
  close: () => Promise<void>;
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const base64 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Whether a request is signed as S3 asks, in its headers or its address.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html
 */
function isSigned({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const query = url.searchParams;
  const isInAddress = query.has('X-Amz-Signature');
  const header = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(headers.authorization ?? '');
  const [credential, names, signature] = isInAddress
    ? ['X-Amz-Credential', 'X-Amz-SignedHeaders', 'X-Amz-Signature'].map((name) => query.get(name) ?? '')
    : [header?.[1] ?? '', header?.[2] ?? '', header?.[3] ?? ''];
  const at = isInAddress ? (query.get('X-Amz-Date') ?? '') : String(headers['x-amz-date'] ?? '');
  const [keyId, day = '', region = '', service = ''] = (credential ?? '').split('/');
  const time = Date.parse(at.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, '$1-$2-$3T$4:$5:$6Z'));
  const lasts = isInAddress ? Number(query.get('X-Amz-Expires')) * 1000 : 900_000;
  if (keyId !== KEY_ID || region !== REGION || service !== 's3' || !(Math.abs(Date.now() - time) < lasts)) return false;
  const payload = isInAddress ? 'UNSIGNED-PAYLOAD' : String(headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false;
  const signed = (names ?? '').split(';');
  const canonical = [
    method,
    url.pathname,
    [...query]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .toSorted()
      .join('&'),
    signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join(''),
    names,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, day), region), service), 'aws4_request');
  return hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')).toString('hex') === signature;
}

const tag = (name: string, value: string | number) => `<${name}>${value}</${name}>`;
const xml = (name: string, inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inside}</${name}>`;

/** Starts one on a free port of the loopback. */
export async function startS3(): Promise<S3StandIn> {
  const objects = new Map<string, Stored>();
  const multiparts = new Map<string, Multipart>();
  const asked: string[] = [];
  let [slow, cuts, isLosing, isHiding] = [0, 0, false, false];

  const fail = (response: ServerResponse, status: number, code: string) =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?><Error>${tag('Code', code)}${tag('Message', code)}</Error>`);
  const give = (response: ServerResponse, text: string) => response.writeHead(200, { 'content-type': 'application/xml' }).end(text);
  const store = (request: IncomingMessage, bytes: Buffer): Stored | null => {
    const said = request.headers['x-amz-checksum-sha256'];
    if (said !== undefined && said !== base64(bytes)) return null;
    return { bytes, at: new Date(), checksum: typeof said === 'string' ? said : undefined };
  };

  function object(request: IncomingMessage, response: ServerResponse, key: string, body: Buffer): unknown {
    const source = request.headers['x-amz-copy-source'];
    if (request.method === 'PUT' && typeof source === 'string') {
      const from = objects.get(decodeURIComponent(source).replace(/^\/?[^/]+\//, ''));
      if (!from) return fail(response, 404, 'NoSuchKey');
      objects.set(key, { ...from, at: new Date() });
      return give(response, xml('CopyObjectResult', tag('ETag', '"x"')));
    }
    if (request.method === 'PUT') {
      const stored = store(request, body);
      if (!stored) return fail(response, 400, 'BadDigest');
      objects.set(key, stored);
      return response.writeHead(200, { etag: '"x"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return request.method === 'HEAD' ? response.writeHead(404).end() : fail(response, 404, 'NoSuchKey');
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    const bytes = range ? found.bytes.subarray(Number(range[1]), range[2] ? Number(range[2]) + 1 : undefined) : found.bytes;
    response.writeHead(range ? 206 : 200, {
      'content-length': bytes.length,
      'last-modified': found.at.toUTCString(),
      etag: '"x"',
      ...(!isHiding && found.checksum !== undefined && request.headers['x-amz-checksum-mode'] === 'ENABLED' && { 'x-amz-checksum-sha256': found.checksum }),
    });
    if (request.method === 'HEAD') return response.end();
    if (cuts > 0) {
      cuts -= 1;
      return response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.destroy());
    }
    return response.end(bytes);
  }

  function multipart(request: IncomingMessage, response: ServerResponse, key: string, query: URLSearchParams, body: Buffer): unknown {
    const id = query.get('uploadId') ?? '';
    if (query.has('uploads')) {
      const fresh = randomBytes(8).toString('hex');
      multiparts.set(fresh, { key, at: new Date(), parts: new Map() });
      return give(response, xml('InitiateMultipartUploadResult', tag('Key', key) + tag('UploadId', fresh)));
    }
    const upload = multiparts.get(id);
    if (!upload || upload.key !== key) return fail(response, 404, 'NoSuchUpload');
    if (request.method === 'DELETE') {
      multiparts.delete(id);
      return response.writeHead(204).end();
    }
    if (request.method === 'PUT') {
      const stored = store(request, body);
      if (!stored) return fail(response, 400, 'BadDigest');
      if (!isLosing) upload.parts.set(Number(query.get('partNumber')), stored);
      isLosing = false;
      return response.writeHead(200, { etag: `"${query.get('partNumber')}"` }).end();
    }
    const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => Number(number));
    const parts = numbers.map((number) => upload.parts.get(number));
    if (parts.length === 0 || parts.some((part) => part === undefined)) return fail(response, 400, 'InvalidPart');
    objects.set(key, { bytes: Buffer.concat(parts.map((part) => part?.bytes ?? Buffer.alloc(0))), at: new Date(), checksum: undefined });
    multiparts.delete(id);
    return give(response, xml('CompleteMultipartUploadResult', tag('Key', key) + tag('ETag', '"x"')));
  }

  function bucket(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): unknown {
    const prefix = query.get('prefix') ?? '';
    if (request.method === 'HEAD') return response.writeHead(200).end();
    if (query.has('uploads')) {
      const rows = [...multiparts].map(([id, { key, at }]) => xmlless('Upload', tag('Key', key) + tag('UploadId', id) + tag('Initiated', at.toISOString())));
      return give(response, xml('ListMultipartUploadsResult', rows.join('')));
    }
    // Two a page, so that a list has several.
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
    const from = Number(query.get('continuation-token') ?? 0);
    const rows = keys.slice(from, from + 2).map((key) => xmlless('Contents', tag('Key', key) + tag('LastModified', objects.get(key)?.at.toISOString() ?? '')));
    const isMore = from + 2 < keys.length;
    return give(response, xml('ListBucketResult', tag('IsTruncated', String(isMore)) + (isMore ? tag('NextContinuationToken', from + 2) : '') + rows.join('')));
  }

  const server = createServer((request, response) => {
    void buffer(request)
      .then((body) => {
        const url = new URL(request.url ?? '', 'http://s3');
        asked.push(`${request.method} ${request.url}`);
        if (!isSigned(request, url, body)) return fail(response, 403, 'SignatureDoesNotMatch');
        if (slow > 0) {
          slow -= 1;
          return fail(response, 503, 'SlowDown');
        }
        const [, name, ...rest] = url.pathname.split('/').map(decodeURIComponent);
        if (name !== BUCKET) return request.method === 'HEAD' ? response.writeHead(404).end() : fail(response, 404, 'NoSuchBucket');
        const key = rest.join('/');
        if (key === '') return bucket(request, response, url.searchParams);
        const isMultipart = url.searchParams.has('uploads') || url.searchParams.has('uploadId');
        return isMultipart ? multipart(request, response, key, url.searchParams, body) : object(request, response, key, body);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, region: REGION, bucket: BUCKET, keyId: KEY_ID, secret: SECRET, isPathStyle: true },
    objects,
    multiparts,
    asked,
    slowDown: (times) => void (slow = times),
    losePart: () => void (isLosing = true),
    cutDownloads: (times) => void (cuts = times),
    hideChecksums: () => void (isHiding = true),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

const xmlless = (name: string, inside: string) => `<${name}>${inside}</${name}>`;
