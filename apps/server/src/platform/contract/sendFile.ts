import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition, type FileReply, type StoredFileReply } from '../fileReply.ts';
import type { FileStore } from '../files.ts';
import { Failure } from '../errors.ts';

/**
 * Answers with a file: whole, one range (206), or "yours is still good" (304).
 * @see RFC 9110, 13 and 14
 */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileReply, files: FileStore): Promise<FastifyReply> {
  reply.header('content-type', file.contentType);
  reply.header('content-disposition', contentDisposition(file.disposition, file.name));
  // A file is data, whatever it contains: it may load nothing and speak to nobody.
  reply.header(
    'content-security-policy',
    file.disposition === 'inline' ? "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'" : "sandbox; default-src 'none'",
  );
  if (file.kind === 'stream') {
    reply.header('cache-control', 'no-store');
    return reply.send(file.stream);
  }
  return sendStored(request, reply, file, files);
}

async function sendStored(request: FastifyRequest, reply: FastifyReply, file: StoredFileReply, files: FileStore): Promise<FastifyReply> {
  if (file.isForever) reply.header('cache-control', 'public, max-age=31536000, immutable');
  const etag = `"${file.sha256.slice(0, 32)}"`;
  reply.header('etag', etag).header('accept-ranges', 'bytes');
  const known = request.headers['if-none-match'];
  if (known && (known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))) return reply.code(304).send();

  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? parseRange(request.headers.range, file.sizeBytes) : null;
  if (range === 'outside') {
    reply.header('content-range', `bytes */${file.sizeBytes}`);
    throw new Failure(416, 'file.range_outside', '请求的范围超出了文件大小');
  }
  if (!range) return reply.header('content-length', file.sizeBytes).send(files.read(file.sha256));
  reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`)
    .header('content-length', range.end - range.start + 1);
  return reply.send(files.read(file.sha256, range));
}

/** One range of bytes; several at once, or other units, are answered with the whole file. */
export function parseRange(header: string | undefined, size: number): { start: number; end: number } | 'outside' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return start >= size || start > end ? 'outside' : { start, end };
}
