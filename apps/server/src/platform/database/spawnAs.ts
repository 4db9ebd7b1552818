import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../startError.ts';

/** The uid and gid "nobody", which exist without an entry in any user table. */
const NOBODY = 65534;

/** PostgreSQL refuses to run as root; then its programs run as nobody. */
export const isRoot = () => process.platform !== 'win32' && process.getuid?.() === 0;

/** Whether a stranger may walk down to the file and use it. */
export function isReachable(path: string): boolean {
  if ((statSync(path).mode & 0o001) === 0) return false;
  return isFolderReachable(dirname(path));
}

/** Whether a stranger may walk down to the folder. */
function isFolderReachable(path: string): boolean {
  for (let at = resolve(path); ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** Gives a folder and all in it to the account that PostgreSQL runs as. */
export function giveToDatabase(path: string): void {
  if (!isRoot()) return;
  chownSync(path, NOBODY, NOBODY);
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) lchownSync(join(entry.parentPath, entry.name), NOBODY, NOBODY);
}

/**
 * Starts a PostgreSQL program, unprivileged when the portal runs as root.
 * @param folders Folders that the program has to reach; below a private one (`mktemp -d`, `/root`) nobody may
 * walk, so the program keeps the one capability that lets it.
 */
export function spawnAsDatabaseUser(program: string, args: string[], folders: string[], options: SpawnOptions): ChildProcess {
  if (!isRoot()) return spawn(program, args, options);
  if (folders.every((path) => isFolderReachable(dirname(path)))) return spawn(program, args, { ...options, uid: NOBODY, gid: NOBODY });
  if (spawnSync('setpriv', ['--version']).status !== 0)
    throw new StartError(`以 root 运行时，内置 PostgreSQL 到不了文件夹 ${folders.join('、')}，请用普通用户运行，或把 DATA_DIR 指向别处，或设置 DATABASE_URL。`);
  const drop = ['--reuid', `${NOBODY}`, '--regid', `${NOBODY}`, '--clear-groups', '--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'];
  return spawn('setpriv', [...drop, '--', program, ...args], options);
}
