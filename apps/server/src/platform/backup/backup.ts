import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationHashes } from '../database/migrate.ts';
import { StartError } from '../startError.ts';
import { openSnapshot } from './backup.queries.ts';
import { bringFiles, dataFiles } from './dataFiles.ts';
import { FILES, MANIFEST, type Manifest, ROWS, sha256Of } from './manifest.ts';

/** What a backup was made of. */
export interface BackupReport {
  tables: number;
  files: number;
  bytes: number;
}

/** Hash of the schema that this version's tables have. */
export const schemaHash = () => createHash('sha256').update(migrationHashes().join('\n')).digest('hex');

/**
 * Writes all rows as of one moment and all files into a folder, while the portal goes on.
 * @throws StartError when the folder holds something already
 */
export async function backUp({ url, dataDir, folder }: { url: string; dataDir: string; folder: string }): Promise<BackupReport> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new StartError(`${folder} 里已有东西，为免覆盖没有备份；请指定一个新的文件夹。`);
  mkdirSync(join(folder, ROWS), { recursive: true, mode: 0o700 });
  const kept = join(folder, FILES);
  mkdirSync(kept, { mode: 0o700 });
  try {
    // Files before the rows, and once more after: whichever bytes a row of the moment has were there at one of the two.
    await bringFiles(dataFiles(dataDir), dataDir, kept);
    const snapshot = await openSnapshot(url);
    const tables: Manifest['tables'] = [];
    for (const table of snapshot.tables) {
      const file = `${ROWS}/${table.schema}.${table.name}.copy`;
      await snapshot.read(table, createWriteStream(join(folder, file), { mode: 0o600, flush: true }));
      tables.push({ ...table, file });
    }
    await snapshot.close();
    await bringFiles(dataFiles(dataDir), dataDir, kept);
    const files: Manifest['files'] = {};
    for (const path of [...tables.map(({ file }) => file), ...dataFiles(kept).map((file) => `${FILES}/${file}`)])
      files[path] = { sha256: await sha256Of(join(folder, path)), bytes: statSync(join(folder, path)).size };
    const manifest: Manifest = { madeAt: new Date().toISOString(), schema: schemaHash(), tables, sequences: snapshot.sequences, files };
    writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true });
    const sizes = Object.values(files).map(({ bytes }) => bytes);
    return { tables: tables.length, files: sizes.length - tables.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
