import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../startError.ts';

/** Name of the list in a backup; written last, so that a backup without it was not finished. */
export const MANIFEST = 'manifest.json';

/** Where in a backup the rows and the files are. */
export const ROWS = 'rows';
export const FILES = 'data';

/** What a backup holds. */
export interface Manifest {
  madeAt: string;
  /** SHA-256 of the migrations that made the tables: rows fit those tables only. */
  schema: string;
  tables: { schema: string; name: string; file: string }[];
  sequences: { schema: string; name: string; value: string }[];
  /** SHA-256 and size by path within the backup. */
  files: Record<string, { sha256: string; bytes: number }>;
}

/** SHA-256 of a file's content. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Reads a backup's list and compares every file with it.
 * @throws StartError naming the first file that is missing or another one.
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new StartError(`${folder} 不是完整的备份：里面没有 ${MANIFEST}。请指定 backup 命令建立的文件夹。`);
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  for (const [file, { sha256 }] of Object.entries(manifest.files)) {
    const isThere = existsSync(join(folder, file));
    if (!isThere || (await sha256Of(join(folder, file))) !== sha256)
      throw new StartError(`备份里的 ${file} ${isThere ? '与清单不符，已经损坏' : '不见了'}，没有恢复任何东西；请换一份备份。`);
  }
  return manifest;
}
