import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a folder compressed, as a site would; nothing is compressed while something is measured. @param port 0 for any. */
export async function serveBenchPages(folder: string, port: number): Promise<{ origin: string; close: () => void }> {
  const ready = new Map<string, Buffer>();
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!existsSync(file)) {
      answer.statusCode = 404;
      answer.end();
      return;
    }
    const body = ready.get(file) ?? brotliCompressSync(readFileSync(file));
    ready.set(file, body);
    const cache = pathname.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    answer.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'content-encoding': 'br', 'cache-control': cache });
    answer.end(body);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
