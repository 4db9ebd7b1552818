import { createHash } from 'node:crypto';
import { open, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type * as Sdk from '@aws-sdk/client-s3';
import { type DirectBytes, digest, type FileDraft, type FileStore, sweepFolder, unusedBy, type UsesBytes, writePart } from './files.ts';
import { s3Origin, type S3Settings } from './s3Settings.ts';
import { StartError } from './startError.ts';

/** Bytes of one request; larger files go in parts of so many. */
const PART_BYTES = 8 * 1024 * 1024;
/** A file whose upload was lost on the way is sent so often. */
const TRIES = 3;
/** How long an address for a browser holds. */
const ADDRESS_SECONDS = 900;
/** What is that new need not be made new again. */
const FRESH_MS = 3_600_000;
/** How long a store may take to be reached, and to send the next bytes. */
const CONNECT_MS = 3000;
const SILENT_MS = 30_000;

/** The bucket does not answer now, which passes: visitors are asked to come again. */
class BucketAway extends Error {
  override name = 'BucketAway';
  readonly code = 'AWAY';
}

const base64 = (sha256: string) => Buffer.from(sha256, 'hex').toString('base64');
const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');
const isUnanswered = (error: unknown) => error instanceof BucketAway && error.cause !== undefined;
/** Nobody answered, or the answer says that it is the bucket's own trouble. */
function isAway(error: unknown): boolean {
  const { httpStatusCode: status } = (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {};
  return status === undefined || status >= 500 || status === 429;
}
const isMissing = (error: unknown) => ['NotFound', 'NoSuchKey'].includes(nameOf(error));

/**
 * Keeps files in a bucket that speaks S3, by the SHA-256 of their content. Drafts, and copies of what a process has to
 * read by itself, lie in a folder of the disk for a while.
 * @param users What the domains say of bytes that they use.
 */
export async function openS3Store(settings: S3Settings, folder: string, users: readonly UsesBytes[] = []): Promise<FileStore> {
  // Only a portal that uses it loads it.
  const [sdk, { getSignedUrl }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/s3-request-presigner')]);
  const { bucket: Bucket } = settings;
  const client = new sdk.S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: settings.isPathStyle,
    credentials: { accessKeyId: settings.keyId, secretAccessKey: settings.secret },
    maxAttempts: 3,
    // The digests are ours; other stores than Amazon's do not know the ones that it would add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
  });
  client.middlewareStack.add(
    (next) => (args) =>
      next(args).catch((error: unknown) => {
        throw isAway(error) ? new BucketAway('the bucket does not answer', { cause: error }) : error;
      }),
    { step: 'initialize', name: 'tellAway' },
  );
  await assertReachable(client, sdk, Bucket);
  const parts = join(folder, 'parts');
  const copies = join(folder, 'copies');
  const keyOf = (sha256: string) => `files/${digest(sha256)}`;
  const head = async (Key: string, more: object = {}) =>
    client.send(new sdk.HeadObjectCommand({ Bucket, Key, ...more })).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  const copyTo = (from: string, Key: string, more: object = {}) =>
    client.send(new sdk.CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${from}`, ...more }));

  /** Sends a file of the disk, in parts when it is large; each carries its digest, so that what arrives is what was sent. */
  const send = async (path: string, { sha256, sizeBytes }: { sha256: string; sizeBytes: number }) => {
    const Key = keyOf(sha256);
    const file = await open(path, 'r');
    try {
      const read = async (start: number) => {
        const bytes = Buffer.alloc(Math.min(PART_BYTES, sizeBytes - start));
        for (let at = 0; at < bytes.length;) {
          const { bytesRead } = await file.read(bytes, at, bytes.length - at, start + at);
          if (bytesRead === 0) throw new Error('a draft became shorter');
          at += bytesRead;
        }
        return { Body: bytes, ChecksumSHA256: createHash('sha256').update(bytes).digest('base64') };
      };
      if (sizeBytes <= PART_BYTES) {
        await client.send(new sdk.PutObjectCommand({ Bucket, Key, ...(await read(0)) }));
        return;
      }
      const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key, ChecksumAlgorithm: 'SHA256' }));
      try {
        const Parts = [];
        for (let start = 0, PartNumber = 1; start < sizeBytes; start += PART_BYTES, PartNumber++) {
          const part = await read(start);
          const { ETag } = await client.send(new sdk.UploadPartCommand({ Bucket, Key, UploadId, PartNumber, ...part }));
          Parts.push({ PartNumber, ETag, ChecksumSHA256: part.ChecksumSHA256 });
        }
        await client.send(new sdk.CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
      } catch (error) {
        await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
        throw error;
      }
    } finally {
      await file.close();
    }
  };
  /** Has bytes in the bucket, whole: a part that the store lost on the way means once more from the start. */
  const bring = async (draft: { path: string; sha256: string; sizeBytes: number }) => {
    for (let tried = 1; ; tried++)
      try {
        await send(draft.path, draft);
        const found = await head(keyOf(draft.sha256));
        if (found?.ContentLength === draft.sizeBytes) return;
        throw new BucketAway('the bucket does not have what it took');
      } catch (error) {
        // Whom nobody answered has been asked often enough by the client itself.
        if (tried === TRIES || isUnanswered(error)) throw error;
      }
  };
  /** It counts as new: a row that refers to it may be about to be written. */
  const renew = async (sha256: string) => {
    const found = await head(keyOf(sha256));
    if (!found) return false;
    if ((found.LastModified?.getTime() ?? 0) < Date.now() - FRESH_MS)
      await copyTo(keyOf(sha256), keyOf(sha256), { MetadataDirective: 'REPLACE', Metadata: { renewed: `${Date.now()}` } });
    return true;
  };
  const write = async (content: AsyncIterable<Uint8Array> | Uint8Array): Promise<FileDraft> => {
    const draft = await writePart(parts, content);
    const keep = async () => {
      if (!(await renew(draft.sha256))) await bring(draft);
    };
    return { kind: 'draft', ...draft, ready: keep, keep, drop: () => rm(draft.path, { force: true }) };
  };

  /** The bytes of an object; a connection that breaks in the middle goes on where it stopped. */
  async function* bytesOf(Key: string, range?: { start: number; end: number }): AsyncGenerator<Uint8Array> {
    let at = range?.start ?? 0;
    let end = range?.end;
    for (let tried = 1; ; tried++) {
      const from = at;
      try {
        const asked = at > 0 || end !== undefined ? { Range: `bytes=${at}-${end ?? ''}` } : {};
        const reply = await client.send(new sdk.GetObjectCommand({ Bucket, Key, ...asked }));
        end ??= at + (reply.ContentLength ?? 0) - 1;
        for await (const chunk of reply.Body as Readable) {
          at += (chunk as Uint8Array).byteLength;
          yield chunk as Uint8Array;
        }
        if (at > end) return;
        throw new BucketAway('the bucket closed the connection');
      } catch (error) {
        if (end !== undefined && at > end) return;
        if (isMissing(error) || isUnanswered(error) || (tried >= TRIES && at === from)) throw error;
        if (at > from) tried = 0;
      }
    }
  }
  const read = (sha256: string, range?: { start: number; end: number }): Readable => {
    const out = new PassThrough();
    void pipeline(Readable.from(bytesOf(keyOf(sha256), range), { objectMode: false }), out).catch(() => undefined);
    return out;
  };

  async function* listed(Prefix: string): AsyncGenerator<{ key: string; at: number }> {
    let ContinuationToken: string | undefined;
    do {
      const reply = await client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
      for (const { Key = '', LastModified } of reply.Contents ?? []) yield { key: Key, at: LastModified?.getTime() ?? Date.now() };
      ContinuationToken = reply.IsTruncated ? reply.NextContinuationToken : undefined;
    } while (ContinuationToken !== undefined);
  }
  const abortOld = async (olderThanMs: number) => {
    let removed = 0;
    for (const { Key, UploadId, Initiated } of (await client.send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: 'files/' }))).Uploads ?? []) {
      if ((Initiated?.getTime() ?? Date.now()) > Date.now() - olderThanMs) continue;
      await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
      removed++;
    }
    return removed;
  };
  const sentKey = ({ key, sha256 }: DirectBytes) => `sent/${key}-${digest(sha256)}`;

  return {
    draft: write,
    async put(content) {
      const draft = await write(content);
      try {
        await draft.keep();
      } finally {
        await draft.drop();
      }
      return { sha256: draft.sha256, sizeBytes: draft.sizeBytes };
    },
    read,
    has: async (sha256) => (await head(keyOf(sha256))) !== null,
    async locate(sha256) {
      const path = join(copies, digest(sha256));
      const there = await stat(path).catch(() => null);
      if (there) {
        await utimes(path, new Date(), new Date());
        return { kind: 'stored', path, sizeBytes: there.size };
      }
      const found = await head(keyOf(sha256));
      if (!found) return null;
      const copy = await writePart(copies, read(sha256));
      // Under its own name only when it is what it says.
      if (copy.sha256 !== sha256) {
        await rm(copy.path, { force: true });
        throw new Error('the store gave other bytes');
      }
      await rename(copy.path, path);
      return { kind: 'stored', path, sizeBytes: copy.sizeBytes };
    },
    unused: unusedBy(users),
    async *olderThan(ms) {
      for await (const { key, at } of listed('files/')) if (at < Date.now() - ms) yield key.slice('files/'.length);
    },
    async isOlderThan(sha256, ms) {
      const found = await head(keyOf(sha256));
      return (found?.LastModified?.getTime() ?? Infinity) < Date.now() - ms;
    },
    async remove(sha256) {
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(sha256) }));
      await rm(join(copies, digest(sha256)), { force: true });
    },
    async sweep(olderThanMs) {
      let removed = (await sweepFolder(parts, olderThanMs)) + (await sweepFolder(copies, olderThanMs)) + (await abortOld(olderThanMs));
      for await (const { key, at } of listed('sent/')) {
        if (at > Date.now() - olderThanMs) continue;
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key }));
        removed++;
      }
      return removed;
    },
    direct: {
      origin: s3Origin(settings),
      async address(bytes) {
        const command = new sdk.PutObjectCommand({ Bucket, Key: sentKey(bytes), ContentLength: bytes.sizeBytes, ChecksumSHA256: base64(bytes.sha256) });
        const expiresAt = new Date(Date.now() + ADDRESS_SECONDS * 1000);
        const url = await getSignedUrl(client, command, {
          expiresIn: ADDRESS_SECONDS,
          unhoistableHeaders: new Set(['x-amz-checksum-sha256']),
          signableHeaders: new Set(['host', 'content-length', 'x-amz-checksum-sha256']),
        });
        return { url, headers: { 'x-amz-checksum-sha256': base64(bytes.sha256) }, expiresAt };
      },
      async isWhole(bytes) {
        const found = await head(sentKey(bytes), { ChecksumMode: 'ENABLED' });
        if (found?.ContentLength !== bytes.sizeBytes) return false;
        if (found.ChecksumSHA256 !== undefined) return found.ChecksumSHA256 === base64(bytes.sha256);
        // A store that does not look by itself.
        const hash = createHash('sha256');
        for await (const chunk of bytesOf(sentKey(bytes))) hash.update(chunk);
        return hash.digest('hex') === bytes.sha256;
      },
      async keep(bytes) {
        if (!(await renew(bytes.sha256))) await copyTo(sentKey(bytes), keyOf(bytes.sha256));
      },
      async drop(bytes) {
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: sentKey(bytes) }));
      },
    },
  };
}

/** A mistake in the settings is told at the start; a store that is away for a moment is not one. */
async function assertReachable(client: Sdk.S3Client, sdk: Pick<typeof Sdk, 'HeadBucketCommand' | 'S3ServiceException'>, Bucket: string): Promise<void> {
  try {
    await client.send(new sdk.HeadBucketCommand({ Bucket }));
  } catch (error) {
    const status = error instanceof sdk.S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status === 404) throw new StartError('S3_BUCKET 指定的存储桶不存在，请先建好。');
    if (status !== undefined && status < 500) throw new StartError('对象存储不接受 S3_ACCESS_KEY_ID 和 S3_SECRET_ACCESS_KEY，或者它们不能用 S3_BUCKET。');
  }
}
