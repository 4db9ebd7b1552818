import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { NamedText } from './sitemaps.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/**
 * Writes files into a folder, each with its compressed forms beside it, and removes those that are no longer made.
 * A file whose text is the same keeps its date, by which whoever has it knows that nothing changed. Every file appears
 * whole: it is written under another name first, so several processes may write the same folder.
 */
export async function writeFiles(folder: string, files: AsyncIterable<NamedText>, signal: AbortSignal): Promise<void> {
  await mkdir(folder, { recursive: true });
  const made = new Set<string>();
  for await (const { name, text } of files) {
    signal.throwIfAborted();
    made.add(name);
    if ((await readFile(join(folder, name), 'utf8').catch(() => null)) === text) continue;
    const br = await compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    // The plain one last: it says that the others are there.
    for (const [suffix, body] of [
      ['.br', br],
      ['.gz', await compressGzip(text)],
      ['', text],
    ] as const)
      await replace(join(folder, name + suffix), body);
  }
  for (const name of await readdir(folder)) {
    if (!made.has(name.replace(/\.(?:br|gz)$/, '')) && !name.endsWith('.part')) await rm(join(folder, name), { force: true });
  }
}

async function replace(path: string, body: string | Uint8Array): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, body);
  await rename(part, path);
}
