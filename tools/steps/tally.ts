// What one step of `npm test` found.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Counts of one step; a step without tests of its own counts as one. */
export interface Tally {
  passed: number;
  failed: number;
}

/** Returns one passed or one failed. */
export const one = (isPassed: boolean): Tally => (isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const running = new Set<ChildProcess>();
// Whoever ends the tests ends what they started: a test's portal and its browsers would go on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    const ends = [...running].map((child) => new Promise((ended) => child.once('exit', ended)));
    for (const child of running) child.kill(signal);
    void Promise.all(ends).then(() => process.exit(1));
  });

/** Runs a tool of node_modules/.bin, or Node, with what it says shown. @returns its exit code. */
export function run(command: string, args: string[], env: Record<string, string | undefined> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command === 'node' ? process.execPath : `${root}/node_modules/.bin/${command}`, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    running.add(child);
    child.on('error', (error) => {
      running.delete(child);
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** The folder of the project. */
export const root = resolve(import.meta.dirname, '../..');

/** Reads the counts that Vitest wrote; a file that did not even load, or an error beside the tests, counts as one failure. */
export function vitestTally(file: string, exitCode: number): Tally {
  const report = readJson<{ numPassedTests: number; numFailedTests: number; testResults: { status: string; assertionResults: { status: string }[] }[] }>(file);
  if (!report) return one(false);
  const broken = report.testResults.filter((suite) => suite.status === 'failed' && !suite.assertionResults.some(({ status }) => status === 'failed')).length;
  return atLeastOneFailure({ passed: report.numPassedTests, failed: report.numFailedTests + broken }, exitCode);
}

/** Reads the counts that Playwright wrote. */
export function playwrightTally(file: string, exitCode: number): Tally {
  const report = readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  if (!report) return one(false);
  return atLeastOneFailure({ passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }, exitCode);
}

function atLeastOneFailure({ passed, failed }: Tally, exitCode: number): Tally {
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
