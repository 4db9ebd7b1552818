import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../startError.ts';
import type { Binaries } from './binaries.ts';
import { damaged } from './startFailure.ts';
import { giveToDatabase, spawnAsDatabaseUser } from './spawnAs.ts';

/** The major version that the pinned binaries have; a folder of another one must be dumped and restored. */
const MAJOR = '18';

/** Name of the file with the random password that only Windows needs, where the server listens on loopback. */
export const passwordFile = (dataDir: string) => join(dataDir, 'postgres.password');

/**
 * Makes the database cluster once. It grows beside its final name and is renamed into place, so a process that is
 * killed half-way leaves nothing that looks finished.
 */
export async function createCluster(binaries: Binaries, cluster: string, dataDir: string): Promise<void> {
  if (existsSync(cluster)) return checkCluster(cluster);
  // Files of a database that is not there: a new one would know nothing of them.
  if (existsSync(join(dataDir, 'files')))
    throw new StartError(`${dataDir} 里有文件（files），却没有数据库（postgres），为免弄乱数据没有启动；请从备份恢复，或换一个 DATA_DIR。`);
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  giveToDatabase(draft);
  // The builtin provider sorts the same on every machine and release; C.UTF-8 knows letters beyond ASCII, which trigrams of Chinese need.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`];
  const args = ['-D', draft, '-U', 'chippage', '--data-checksums', '--no-instructions', ...locale, ...authentication(dataDir)];
  const child = spawnAsDatabaseUser(binaries.initdb, args, [draft], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new StartError(`新建数据库失败：${output.trim().split('\n').slice(-2).join(' / ')}`);
  renameSync(draft, cluster);
}

/** On a Unix socket in a folder of mode 0700 the file system is the guard; on Windows it is a password. */
function authentication(dataDir: string): string[] {
  if (process.platform !== 'win32') return ['--auth=trust'];
  writeFileSync(passwordFile(dataDir), randomBytes(24).toString('base64url'), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${passwordFile(dataDir)}`];
}

function checkCluster(cluster: string): void {
  const version = existsSync(join(cluster, 'PG_VERSION')) ? readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim() : null;
  const isWhole = ['global/pg_control', 'base', 'pg_wal', 'pg_xact'].every((part) => existsSync(join(cluster, part)));
  if (version === null || !isWhole) throw new StartError(damaged(cluster));
  if (version !== MAJOR) throw new StartError(`数据库文件夹 ${cluster} 属于 PostgreSQL ${version}，这里需要 ${MAJOR}；请用原来的版本导出后再导入。`);
}
