// Every way to stop a portal, ten times each: nothing may run on, and the next start has to be quick.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { printTable } from './table.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 10);
const STOP_MS = 10_000;
const START_MS = 5000;
const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'chippage-stops-'));
const dataDir = join(folder, 'data');

/** What `npm start` runs. */
const words = ['tools/with-toolchain.mjs', 'node', 'tools/start.ts'];

interface Started {
  child: ChildProcess;
  /** Launcher, portal and postmaster. */
  pids: number[];
  ms: number;
}

interface Way {
  name: string;
  isInTerminal?: boolean;
  stop: (started: Started) => void;
}

const group = ({ child }: Started, signal: NodeJS.Signals) => process.kill(-(child.pid ?? 0), signal);
const ways: Way[] = [
  { name: '整组 SIGTERM', stop: (started) => group(started, 'SIGTERM') },
  { name: '一个 SIGTERM', stop: ({ child }) => child.kill('SIGTERM') },
  { name: '连着两个 SIGTERM', stop: ({ child }) => void (child.kill('SIGTERM'), child.kill('SIGTERM')) },
  { name: '整组 kill -9', stop: (started) => group(started, 'SIGKILL') },
  { name: '只 kill -9 启动它的进程', stop: ({ child }) => child.kill('SIGKILL') },
  { name: '终端里 Ctrl-C', isInTerminal: true, stop: ({ child }) => child.stdin?.write('\u0003') },
  { name: '关掉终端', isInTerminal: true, stop: ({ child }) => child.kill('SIGKILL') },
];

const firstNumber = (file: string) => Number(/^\d+/.exec(readFileSync(file, 'utf8'))?.[0]);

async function start({ isInTerminal = false }: Way): Promise<Started> {
  const began = performance.now();
  // A terminal of its own: util-linux's `script`.
  const line = [process.execPath, ...words].map((word) => `'${word}'`).join(' ');
  const [command, args] = isInTerminal ? ['script', ['-qec', line, '/dev/null']] : [process.execPath, words];
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', SAMPLE: 'off', LOG_LEVEL: 'silent', DATABASE_URL: '' },
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`the portal did not start: ${said}`)));
  ended.catch(() => undefined);
  while (!said.includes('已就绪')) await Promise.race([once(child.stdout, 'data'), ended]);
  const pids = [child.pid ?? 0, firstNumber(join(dataDir, 'portal.pid')), firstNumber(join(dataDir, 'postgres/postmaster.pid'))];
  return { child, pids, ms: performance.now() - began };
}

function runs(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && !/\) Z /.test(readFileSync(file, 'utf8'));
}

const rows: (string | number)[][] = [];
let faults = 0;
try {
  for (const way of ways) {
    const [starts, stops]: [number[], number[]] = [[], []];
    let left = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const started = await start(way);
      starts.push(started.ms);
      const began = performance.now();
      way.stop(started);
      while (started.pids.some(runs) && performance.now() - began < STOP_MS) await sleep(20);
      stops.push(performance.now() - began);
      if (started.pids.some(runs)) left += 1;
    }
    // The very first makes the database.
    const slowest = Math.max(...(rows.length === 0 ? starts.slice(1) : starts));
    faults += left + (slowest > START_MS ? 1 : 0);
    rows.push([way.name, ROUNDS, left, `${(Math.max(...stops) / 1000).toFixed(1)} s`, `${(slowest / 1000).toFixed(1)} s`]);
  }
  printTable(['停法', '次数', '留下', '最慢的停', '最慢的启动'], rows);
  process.exitCode = faults === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
