/** `node build.ts client` or `node build.ts renderer`: one half of the built portal. Two processes build both in half the time. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as viteBuild } from 'vite';

const configFile = join(import.meta.dirname, 'vite.config.ts');
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.svg', '.txt', '.json', '.wasm', '.icc', '.ttf']);

/** What browsers load, with compressed copies beside it. */
export async function buildClient(): Promise<void> {
  await viteBuild({ configFile, logLevel: 'warn' });
  await compressFolder(join(import.meta.dirname, 'dist/client'));
}

/** What renders pages on the server. */
export async function buildRenderer(): Promise<void> {
  await viteBuild({ configFile, logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } });
}

/** Writes .br and .gz beside every file that gains from it, once, at the highest levels, so that no request waits for a compressor. */
async function compressFolder(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)) && !entry.parentPath.includes('.vite'));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const body = await readFile(path);
      if (body.length < 512) return;
      const [br, gz] = await Promise.all([
        compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
        compressGzip(body, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    }),
  );
}

if (import.meta.main) await (process.argv[2] === 'renderer' ? buildRenderer() : buildClient());
