import { join } from 'node:path';
import type { Config } from './config.ts';
import { type FileStore, openFileStore, type UsesBytes } from './files.ts';

/** Opens the store of files that the settings name: a folder, or a bucket. @throws StartError for a bucket that nobody may use */
export async function openFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>, users: readonly UsesBytes[]): Promise<FileStore> {
  const folder = join(dataDir, 'files');
  if (s3 === null) return openFileStore(folder, users);
  const { openS3Store } = await import('./s3Files.ts');
  return openS3Store(s3, folder, users);
}
