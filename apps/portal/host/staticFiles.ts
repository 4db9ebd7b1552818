import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { plainContentSecurityPolicy } from './security.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.bcmap': 'application/octet-stream',
  '.pfb': 'application/octet-stream',
  '.ttf': 'font/ttf',
  '.icc': 'application/vnd.iccprofile',
};

interface StaticFile {
  type: string;
  body: Buffer;
  br?: Buffer;
  gz?: Buffer;
}

/** Reads a built folder into memory: a few MB, and then no file system, no path tricks and no race with a new build. */
async function readFolder(folder: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const bodies = new Map(
    await Promise.all(
      names.map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(folder.length).replaceAll('\\', '/'), await readFile(path)] as const;
      }),
    ),
  );
  for (const [path, body] of bodies) {
    const type = TYPES[extname(path)];
    // The manifest stays private, and so does everything whose type is not known, source maps among them.
    if (!type || path.startsWith('/.vite/')) continue;
    files.set(path, { type, body, br: bodies.get(`${path}.br`), gz: bodies.get(`${path}.gz`) });
  }
  return files;
}

const documentHeaders = ['permissions-policy', 'cross-origin-opener-policy'];

/** Serves the built client: names under `/assets/` carry a hash and never change, the others are asked for again after an hour. */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  const files = await readFolder(folder);
  const unhashed = [...files.keys()].filter((path) => !path.startsWith('/assets/'));
  for (const url of ['/assets/*', ...unhashed]) {
    app.get(url, { logLevel: 'warn' }, (request, reply) => {
      const file = files.get(request.url.split('?', 1)[0] ?? '');
      if (!file) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('没有这个文件。');
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const [encoding, body] =
        file.br && /\bbr\b/.test(accepted) ? ['br', file.br] : file.gz && /\bgzip\b/.test(accepted) ? ['gzip', file.gz] : [undefined, file.body];
      if (encoding) reply.header('content-encoding', encoding);
      // Only documents obey these two; a page of ten scripts would carry them ten times.
      if (/^text\/(?:javascript|css)/.test(file.type)) for (const name of documentHeaders) reply.removeHeader(name);
      return reply
        .headers({
          'content-type': file.type,
          'cache-control': url === '/assets/*' ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          'content-security-policy': plainContentSecurityPolicy,
          vary: 'accept-encoding',
        })
        .send(body);
    });
  }
}
