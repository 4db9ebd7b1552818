import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginSession } from '../../apps/server/src/account/sessions.ts';
import { createPasswords } from '../../apps/server/src/account/passwords.ts';
import { loadSample } from '../../apps/server/src/datasheets/parts/sample/loadSample.ts';
import { systemClock, systemRandom } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { type OpenDatabase, openSharedDatabase } from '../../apps/server/src/platform/database/open.ts';

/** A member of the bench: number for logging in, and a session that holds. */
export interface BenchMember {
  id: number;
  mobile: string;
  token: string;
  sid: string;
}

/** A portal's API in a process of its own, with the sample catalogue and members. */
export interface BenchPortal {
  origin: string;
  /** Process of the API. */
  pid: number;
  dataDir: string;
  members: BenchMember[];
  /** What every member's browser sends as the password. */
  pwd: string;
  close: () => Promise<void>;
}

/** Starts the API on a fresh folder with an embedded PostgreSQL, as `npm start` does, and fills it. */
export async function startBenchPortal(memberCount: number): Promise<BenchPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'chippage-load-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const child = spawn(process.execPath, ['--conditions=chippage-source', join(import.meta.dirname, '../../apps/server/test/killPortal.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'error', VITEST: '', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await Promise.race([
    once(child.stdout ?? child, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the portal did not start: ${code}`))),
  ]);
  const database = await openSharedDatabase({ dataDir });
  await loadSample(database.db);
  const pwd = 'c0'.repeat(32);
  return {
    origin: String(line).trim().split(' ')[1] ?? '',
    pid: child.pid ?? 0,
    dataDir,
    members: await insertMembers(database, memberCount, await createPasswords(readConfig({ DATA_DIR: dataDir }).secrets.passwordPepper).hash(pwd)),
    pwd,
    async close() {
      await database.close();
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function insertMembers({ db, pool }: OpenDatabase, count: number, passwordHash: string): Promise<BenchMember[]> {
  const members: BenchMember[] = [];
  for (let index = 0; index < count; index++) {
    const mobile = `139${String(index).padStart(8, '0')}`;
    const { rows } = await pool.query<{ id: string }>(
      'insert into members (mobile, nick_name, password_hash, created_at) values ($1, $2, $3, now()) returning id',
      [`+86${mobile}`, `测速 ${index}`, passwordHash],
    );
    const id = Number(rows[0]?.id);
    const pair = await beginSession({ db, clock: systemClock, random: systemRandom }, id, { uuid: `bench${index}`, userAgent: 'bench', stepUpUntil: null });
    members.push({ id, mobile, token: pair.token, sid: pair.sid });
  }
  return members;
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
