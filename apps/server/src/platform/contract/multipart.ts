import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** Media type of a form with files. */
export const multipartType = 'multipart/form-data';

/** Somewhat above what any operation takes, so that it can say itself what is too much. */
const limits = { fileSize: 11 * 1024 * 1024, files: 1, fields: 20, fieldSize: 10_000, fieldNameSize: 100, parts: 21, headerPairs: 40 };

/**
 * Reads a form with a file into memory: texts, and the bytes of the file.
 * @throws FastifyError 413 beyond the limits, 400 or 406 for what is no such form
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = Object.create(null);
  for await (const part of request.parts({ limits })) values[part.fieldname] = part.type === 'file' ? await part.toBuffer() : part.value;
  return values;
}
