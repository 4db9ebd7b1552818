import { createReadStream, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { openDatabase } from '../database/open.ts';
import { prepareJobs } from '../jobs.ts';
import { StartError } from '../startError.ts';
import { schemaHash } from './backup.ts';
import { hasTables, loadRows } from './backup.queries.ts';
import { bringFiles, dataFiles } from './dataFiles.ts';
import { FILES, type Manifest, readBackup } from './manifest.ts';

interface RestoreOptions {
  folder: string;
  dataDir: string;
  databaseUrl?: string | undefined;
}

/**
 * Makes a data folder (and the database of DATABASE_URL) what they were when the backup was made. Everything is checked first,
 * and the folder appears under its name when it is whole.
 * @throws StartError when the backup is damaged or there is data already
 */
export async function restore({ folder, dataDir, databaseUrl }: RestoreOptions): Promise<Manifest> {
  const target = resolve(dataDir);
  if (existsSync(target) && readdirSync(target).length > 0) throw new StartError(`${target} 里已有数据，为免覆盖没有恢复；请把 DATA_DIR 指向空的文件夹。`);
  if (databaseUrl !== undefined && (await hasTables(databaseUrl)))
    throw new StartError('DATABASE_URL 的数据库里已有数据，为免覆盖没有恢复；请指定一个空的数据库。');
  const manifest = await readBackup(folder);
  if (manifest.schema !== schemaHash()) throw new StartError('备份是由另一个版本的芯页建立的；请用建立它的版本恢复。');
  const draft = join(dirname(target), `.${basename(target)}.restoring`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    const database = await openDatabase({ dataDir: draft, databaseUrl });
    try {
      // The queues' tables are made by the queues, not by a migration.
      if (manifest.tables.some(({ schema }) => schema === 'pgboss')) await prepareJobs(database.url);
      await loadRows(database.url, manifest, (file) => createReadStream(join(folder, file)));
    } finally {
      await database.close();
    }
    const kept = join(folder, FILES);
    await bringFiles(dataFiles(kept), kept, draft);
    if (existsSync(target)) rmdirSync(target);
    renameSync(draft, target);
    return manifest;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}
