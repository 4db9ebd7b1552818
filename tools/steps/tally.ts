// What one step of `npm test` found.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { type Failure, type Report, UNCAUGHT } from './vitestReport.ts';

/** Counts of one step; a step without tests of its own counts as one. */
export interface Tally {
  passed: number;
  failed: number;
  /** Where known, what failed: told again below all the steps, where nobody has to look for it. */
  failures?: Failure[];
}

/** Returns one passed or one failed. */
export const one = (isPassed: boolean): Tally => (isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const { PRIORITY_BELOW_NORMAL: PATIENT } = constants.priority;

const running = new Set<ChildProcess>();
// Whoever ends the tests ends what they started: a test's portal and its browsers would go on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    const ends = [...running].map((child) => new Promise((ended) => child.once('exit', ended)));
    for (const child of running) child.kill(signal);
    void Promise.all(ends).then(() => process.exit(1));
  });

/** Ends what runs as Ctrl+C would, so that it still says what it was at; what does not listen is killed half a minute later. */
export function endRunning(): void {
  for (const child of running) {
    child.kill('SIGINT');
    setTimeout(() => child.kill('SIGKILL'), 30_000).unref();
  }
}

/** How a tool is run. */
interface RunOptions {
  /** An open file for what it says. @default shown */
  output?: number;
  /** It lets everything else go first. */
  isPatient?: boolean;
}

/** Runs a tool of node_modules/.bin, or Node. @returns its exit code. */
export function run(
  command: string,
  args: string[],
  env: Record<string, string | undefined> = {},
  { output, isPatient = false }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command === 'node' ? process.execPath : `${root}/node_modules/.bin/${command}`, args, {
      cwd: root,
      stdio: ['ignore', output ?? 'inherit', output ?? 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    running.add(child);
    if (isPatient && child.pid !== undefined) setPriority(child.pid, PATIENT);
    child.on('error', (error) => {
      running.delete(child);
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      running.delete(child);
      if (signal) console.error(`${command} 被 ${signal} 结束`);
      resolve(code ?? 1);
    });
  });
}

/** The folder of the project. */
export const root = resolve(import.meta.dirname, '../..');

/** Reads what `vitestReport.ts` wrote; an error beside the tests counts as a failure. */
export function vitestTally(file: string, exitCode: number): Tally {
  const report = readJson<Report>(file);
  return report ? tallyOf(report, exitCode) : one(false);
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] }[];
}

/** Reads what Playwright wrote. A test that passes on its second try has failed. */
export function playwrightTally(file: string, exitCode: number): Tally {
  const report = readJson<{ stats: { expected: number }; suites: PlaywrightSuite[]; errors: { message?: string }[] }>(file);
  if (!report) return one(false);
  const failed = report.suites.flatMap(specsOf).filter(({ ok, tests }) => !ok || tests.some(({ results }) => results.length > 1));
  const failures = failed.map(({ file: where, title, tests }) => ({ name: `${where} › ${title}`, says: tests[0]?.results[0]?.errors[0]?.message ?? '' }));
  const beside = report.errors.map(({ message = '' }) => ({ name: UNCAUGHT, says: message }));
  return tallyOf({ passed: report.stats.expected, failures: [...failures, ...beside] }, exitCode);
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function tallyOf({ passed, failures }: Report, exitCode: number): Tally {
  const all = exitCode !== 0 && failures.length === 0 ? [{ name: '整个一步', says: `退出码 ${exitCode}，没有说为什么` }] : failures;
  return { passed, failed: all.length, failures: all };
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
