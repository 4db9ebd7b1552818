import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endRunning, playwrightTally, run, vitestTally } from '../steps/tally.ts';
import { nameOf, says } from '../steps/vitestReport.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chippage-tally-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const spec = (title: string, ok: boolean, messages: string[][]) => ({
  title,
  file: 'cart.e2e.ts',
  ok,
  tests: [{ results: messages.map((errors) => ({ errors: errors.map((message) => ({ message })) })) }],
});

it('an error beside the tests fails a run of which every test passed', () => {
  expect(vitestTally(written({ passed: 3, failures: [{ name: 'beside', says: 'late' }] }), 1)).toEqual({
    passed: 3,
    failed: 1,
    failures: [{ name: 'beside', says: 'late' }],
  });
});

it('a run that ends badly without saying why has failed, and so has one that wrote nothing', () => {
  expect(vitestTally(written({ passed: 3, failures: [] }), 1)).toMatchObject({ passed: 3, failed: 1 });
  expect(vitestTally(join(folder, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 });
});

it('names what failed in a browser, however deep it stands; a second try does not mend the first', () => {
  const report = {
    stats: { expected: 1 },
    errors: [],
    suites: [{ specs: [spec('buys', true, [[]])], suites: [{ specs: [spec('pays', false, [['no button']]), spec('waits', true, [['too late'], []])] }] }],
  };
  expect(playwrightTally(written(report), 1)).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      { name: 'cart.e2e.ts › pays', says: 'no button' },
      { name: 'cart.e2e.ts › waits', says: 'too late' },
    ],
  });
});

it('what hangs is ended when no time is left, and has failed', async () => {
  const hanging = run('node', ['-e', 'setInterval(() => undefined, 1000)']);
  endRunning();
  expect(await hanging).toBe(1);
});

it('an error that no test threw is named by the test that was running, and by its words where it has no stack', () => {
  const aborted = { name: 'AbortError', message: 'let go', stack: 'undefined', VITEST_TEST_PATH: 'Cart.stories.tsx', VITEST_TEST_NAME: 'Default' };
  expect([nameOf(aborted), says([aborted])]).toEqual(['没有哪个测试接住的错误（Cart.stories.tsx › Default）', 'AbortError: let go']);
  const thrown = { name: 'Error', message: 'gone', stack: 'Error: gone\n    at play' };
  expect([nameOf(thrown), says([thrown])]).toEqual(['没有哪个测试接住的错误', thrown.stack]);
  expect(says([])).toBe('');
});
