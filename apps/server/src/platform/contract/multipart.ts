import { buffer } from 'node:stream/consumers';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Failure, invalidInput, malformed, tooLarge } from '../errors.ts';
import { type FileStore, isFileDraft } from '../files.ts';
import { onSlowBody } from '../http/bodyWatch.ts';

/** Media type of a form with files. */
export const multipartType = 'multipart/form-data';

/** Somewhat above what any operation takes, so that it can say itself what is too much. */
const limits = { fileSize: 11 * 1024 * 1024, files: 1, fields: 20, fieldSize: 10_000, fieldNameSize: 100, parts: 21, headerPairs: 40, headerSize: 16_384 };

/** How much above its limit a file is read before it is called too much, and what may surround it: texts, header lines, what is on its way. */
const MARGIN = 512 * 1024;

/** Where files go that are too large for the memory. */
export interface Streaming {
  files: Pick<FileStore, 'draft'>;
  /** Bytes that the operation takes. */
  limit: number;
}

/**
 * Reads a form with a file: texts, and the bytes of the file. Without `streaming` they come into memory, with it they go
 * to the disk as a draft, which `dropDrafts` removes.
 * @throws Failure 413 beyond the limits, 400 for what is no whole form, 422 for two parts of one name, 408 for what comes too slowly
 */
export async function readMultipart(request: FastifyRequest, streaming?: Streaming): Promise<Record<string, unknown>> {
  const fileSize = streaming ? streaming.limit + MARGIN : limits.fileSize;
  if (Number(request.headers['content-length'] ?? 0) > fileSize + MARGIN) throw tooLarge();
  if (!hasBoundary(request)) throw malformedForm();
  const { raw } = request;
  const refused = Promise.withResolvers<never>();
  onSlowBody(raw, refused.reject);
  let rest = 0;
  let isInFile = false;
  // The parser passes over headers that are too long and parts that are none, however long they are.
  const isTooMuchElse = () => rest > MARGIN;
  raw.on('data', (chunk: Uint8Array) => {
    // What came last may not be read yet.
    if (isTooMuchElse()) refused.reject(tooLarge());
    rest += chunk.byteLength;
  });
  // It never goes on after a part that has no name and does not fit into its buffer.
  let pauses = 0;
  const watch = setInterval(() => {
    pauses = raw.isPaused() && !isInFile ? pauses + 1 : 0;
    if (pauses > 2) refused.reject(malformedForm());
  }, 250);
  const read = readParts(request, fileSize, async (file) => {
    isInFile = true;
    // Where the file is left alone, e.g. because the disk is full, why that is gets told, not how much came after it.
    const bytes = bytesOf(file, (count) => (rest -= count));
    const value = await (streaming ? streaming.files.draft(bytes) : buffer(bytes));
    isInFile = false;
    return value;
  });
  try {
    const values = await Promise.race([read, refused.promise]);
    if (isTooMuchElse()) throw tooLarge();
    return values;
  } catch (error) {
    // The answer goes out at once. A parser that is stuck would stop what is left of the body, and with it the next request of the connection.
    raw.unpipe();
    raw.resume();
    void read.then(dropDrafts, () => undefined);
    throw error;
  } finally {
    clearInterval(watch);
  }
}

async function readParts(
  request: FastifyRequest,
  fileSize: number,
  readFile: (file: MultipartFile['file']) => Promise<unknown>,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = Object.create(null);
  try {
    for await (const part of parsed(request.parts({ limits: { ...limits, fileSize } }))) {
      const { fieldname } = part;
      if (typeof fieldname !== 'string' || fieldname === '') throw malformedForm();
      if (fieldname in values) throw invalidInput([{ field: fieldname, msg: '只能填写一次，请刷新页面后重试' }]);
      if (part.type === 'file') values[fieldname] = await readFile(part.file);
      else if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge();
      else values[fieldname] = part.value;
    }
  } catch (error) {
    await dropDrafts(values);
    throw error;
  }
  return values;
}

const malformedForm = () => malformed('上传的内容不完整或格式有误，请重新选择文件再试');

/** A boundary as RFC 2046 allows it: 1 to 70 characters; parsers search for anything longer in vain. */
const hasBoundary = ({ headers }: FastifyRequest) => /;\s*boundary=("[^"\r\n]{1,70}"|[^\s";,]{1,70})\s*(;|$)/i.test(headers['content-type'] ?? '');

/** What the parser yields; its own errors are the form's. What the consumer throws stays what it is. */
async function* parsed<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw error instanceof Error && 'statusCode' in error && error.statusCode === 413 ? tooLarge() : malformedForm();
  }
}

/** The bytes of a part; all that is not read counts as taken. @throws Failure 413 at the parser's limit, without reading on */
async function* bytesOf(file: MultipartFile['file'], taken: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  file.once('limit', () => file.destroy(tooLarge()));
  let isWhole = false;
  try {
    for await (const chunk of parsed<Uint8Array>(file)) {
      taken(chunk.byteLength);
      yield chunk;
    }
    isWhole = true;
  } finally {
    if (!isWhole) taken(Infinity);
  }
}

/** Removes what came with a form and was not kept. */
export async function dropDrafts(values: unknown): Promise<void> {
  if (typeof values !== 'object' || values === null) return;
  for (const value of Object.values(values)) if (isFileDraft(value)) await value.drop();
}
