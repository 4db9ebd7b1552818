// A reporter of Vitest: what a run found, as JSON in the file that VITEST_REPORT names. Vitest's own JSON leaves out the errors
// that no test threw, and the run fails for those too.
import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** A failed test, or what failed beside the tests, and the words of its first error. */
export interface Failure {
  name: string;
  says: string;
}

/** What a run found. */
export interface Report {
  passed: number;
  failures: Failure[];
}

/** Names what failed beside the tests. */
export const UNCAUGHT = '没有哪个测试接住的错误';

/** The words of the first error. What was thrown without a stack comes from the browser with the word «undefined» in its place. */
export function says([first]: readonly Partial<SerializedError>[]): string {
  if (first === undefined) return '';
  const words = [first.name, first.message].filter(Boolean).join(': ');
  return first.stack === undefined || first.stack === 'undefined' ? words : first.stack;
}

/** Names an error that no test threw by the test that was running, where Vitest knows it. */
export function nameOf(error: Partial<SerializedError>): string {
  const during = [error['VITEST_TEST_PATH'], error['VITEST_TEST_NAME']].filter((part) => typeof part === 'string');
  return during.length === 0 ? UNCAUGHT : `${UNCAUGHT}（${during.join(' › ')}）`;
}

/** Names the files that took longest, so that one that grows is seen before the whole takes too long. */
function slowest(modules: readonly TestModule[]): string[] {
  const times = modules.map((module) => ({ name: module.relativeModuleId, ms: module.diagnostic().duration }));
  return times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 8)
    .map(({ name, ms }) => `${name} ${(ms / 1000).toFixed(0)} 秒`);
}

const write = (report: Report) => writeFileSync(process.env['VITEST_REPORT'] ?? 'vitest-report.json', JSON.stringify(report));

export default class VitestReport implements Reporter {
  readonly #running = new Set<string>();

  onInit() {
    // Sent when `npm test` has no time left (steps/tally.ts): without this nobody would learn what hung.
    process.once('SIGINT', () => {
      write({ passed: 0, failures: [...this.#running].map((name) => ({ name, says: '没有在时限之内做完' })) });
      process.exit(1);
    });
  }

  onTestModuleStart({ relativeModuleId }: TestModule) {
    this.#running.add(relativeModuleId);
  }

  onTestModuleEnd({ relativeModuleId }: TestModule) {
    this.#running.delete(relativeModuleId);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const report: Report = { passed: 0, failures: unhandled.map((error) => ({ name: nameOf(error), says: says([error]) })) };
    for (const module of modules) {
      const broken = [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
      report.failures.push(...broken.map((suite) => ({ name: module.relativeModuleId, says: says(suite.errors()) })));
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state === 'passed') report.passed += 1;
        if (state === 'failed') report.failures.push({ name: `${module.relativeModuleId} › ${test.fullName}`, says: says(errors) });
      }
    }
    write(report);
    console.log(`\n最慢的文件：${slowest(modules).join('，')}`);
  }
}
