import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type FileDraft, type FileStore, isFileDraft } from '../files.ts';

/** Media type of a form with files. */
export const multipartType = 'multipart/form-data';

/** Somewhat above what any operation takes, so that it can say itself what is too much. */
const limits = { fileSize: 11 * 1024 * 1024, files: 1, fields: 20, fieldSize: 10_000, fieldNameSize: 100, parts: 21, headerPairs: 40 };

/** How much above its limit a streamed file is read before it is called too much. */
const MARGIN = 64 * 1024;
/** Who sends more slowly than this over a while holds a place that others wait for. */
const SLOWEST = { bytes: 16 * 1024 * 30, ms: 30_000 };

/** Where files go that are too large for the memory. */
export interface Streaming {
  files: Pick<FileStore, 'draft'>;
  /** Bytes that the operation takes. */
  limit: number;
}

/**
 * Reads a form with a file: texts, and the bytes of the file. Without `streaming` they come into memory, with it they go
 * to the disk as a draft, which `dropDrafts` removes.
 * @throws FastifyError 413 beyond the limits, 400 or 406 for what is no such form
 */
export async function readMultipart(request: FastifyRequest, streaming?: Streaming): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = Object.create(null);
  const fileSize = streaming ? streaming.limit + MARGIN : limits.fileSize;
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize } })) {
      if (part.type !== 'file') values[part.fieldname] = part.value;
      else if (!streaming) values[part.fieldname] = await part.toBuffer();
      else values[part.fieldname] = await draftOf(part.file, streaming.files, request);
    }
  } catch (error) {
    await dropDrafts(values);
    throw error;
  }
  return values;
}

async function draftOf(file: AsyncIterable<Uint8Array>, files: Streaming['files'], request: FastifyRequest): Promise<FileDraft> {
  let since = 0;
  const watch = setInterval(() => {
    if (since < SLOWEST.bytes) request.raw.destroy(new Error('the upload was too slow'));
    since = 0;
  }, SLOWEST.ms);
  watch.unref();
  try {
    return await files.draft(
      (async function* () {
        for await (const chunk of file) {
          since += chunk.byteLength;
          yield chunk;
        }
      })(),
    );
  } finally {
    clearInterval(watch);
  }
}

/** Removes what came with a form and was not kept. */
export async function dropDrafts(values: unknown): Promise<void> {
  if (typeof values !== 'object' || values === null) return;
  for (const value of Object.values(values)) if (isFileDraft(value)) await value.drop();
}
