import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { PDF_DATA_PATH } from '../src/page/pdfAssets.ts';
import { plainContentSecurityPolicy } from './security.ts';

/** Only such names are looked up, so no name can leave the two folders. */
const NAME = /^[\w-]+\.(bcmap|pfb|ttf)$/;

/** Serves the character maps and standard fonts of pdf.js, for files that name a Chinese font without carrying it. */
export function servePdfData(app: FastifyInstance): void {
  const folder = fileURLToPath(new URL('..', import.meta.resolve('pdfjs-dist')));
  for (const kind of ['cmaps', 'standard_fonts']) {
    app.get<{ Params: { name: string } }>(`${PDF_DATA_PATH}${kind}/:name`, { logLevel: 'warn' }, async (request, reply) => {
      const { name } = request.params;
      const body = NAME.test(name) ? await readFile(join(folder, kind, name)).catch(() => null) : null;
      if (!body) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('没有这个文件。');
      return reply
        .headers({
          'content-type': 'application/octet-stream',
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': plainContentSecurityPolicy,
        })
        .send(body);
    });
  }
}
