// `npm test`: everything that must hold, in one order, the same on a desk and in CI. The last line counts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildPortal } from './buildPortal.ts';
import { changedFiles } from './changed/changedFiles.ts';
import { readImportGraph } from './changed/importGraph.ts';
import { whatToRun } from './changed/whatToRun.ts';
import { requireChromium } from './chromium.ts';
import { auditPackages } from './licences/auditPackages.ts';
import { checkLicences } from './licences/billOfMaterials.ts';
import { tryPackages } from './packages/tryPackages.ts';
import { checksBite } from './steps/checksBite.ts';
import { checkPortalSize } from './steps/portalSize.ts';
import { checkShellSize } from './steps/shellSize.ts';
import { BESIDE, type Found, runBeside } from './steps/beside.ts';
import { endRunning, one, playwrightTally, root, run, type Tally, vitestTally } from './steps/tally.ts';

/** Where to write what was found, if another `npm test` waits for this one, which it leaves a core. */
const besideReport = process.env[BESIDE];

const reports = mkdtempSync(join(tmpdir(), 'chippage-test-'));
// Tests must not meet the settings of a portal that runs beside them.
for (const name of ['PORT', 'HOST', 'DATA_DIR', 'API_ORIGIN', 'PUBLIC_ORIGIN', BESIDE]) Reflect.deleteProperty(process.env, name);

/** Runs the tests of a project, or of some of its files: none, none. */
async function vitest(project: string, files: readonly string[] | 'all' = 'all', env: Record<string, string> = {}): Promise<Tally> {
  if (files.length === 0) return { passed: 0, failed: 0 };
  const report = join(reports, `${project}.json`);
  const chosen = files === 'all' ? [] : files;
  const code = await run(
    'vitest',
    [
      'run',
      ...chosen,
      '--project',
      project,
      `--maxWorkers=${besideReport === undefined ? '100%' : 1}`,
      '--reporter=dot',
      '--reporter=./tools/steps/vitestReport.ts',
    ],
    { ...env, VITEST_REPORT: report },
  );
  return vitestTally(report, code);
}

async function e2e(): Promise<Tally> {
  const report = join(reports, 'e2e.json');
  const code = await run('node', [`${root}/e2e/node_modules/@playwright/test/cli.js`, 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return playwrightTally(report, code);
}

async function browser(): Promise<Tally> {
  process.env['CHROMIUM_PATH'] = requireChromium();
  console.log(process.env['CHROMIUM_PATH']);
  return one(true);
}

async function build(): Promise<Tally> {
  console.log((await buildPortal()) ? '已构建' : '已是最新');
  return one(true);
}

const steps: Record<string, () => Promise<Tally>> = {
  'generated 生成的代码是最新的': async () => one((await run('node', ['tools/generate-api.ts', '--check'])) === 0),
  'types 类型': async () => one((await run('tsc', ['-p', 'tsconfig.json'])) === 0),
  'lint 规则': async () => one((await run('oxlint', ['--quiet'])) === 0),
  'format 格式': async () => one((await run('oxfmt', ['--check'])) === 0),
  // Each takes one core.
  'unused 没有谁用的': async () =>
    one((await Promise.all([run('knip', ['--no-progress']), run('knip', ['--no-progress', '--production'])])).every((code) => code === 0)),
  'unit 单元测试': () => vitest('unit'),
  'ssr 每个故事在服务端渲染并水合': () => vitest('ssr'),
  'browser 浏览器': browser,
  // Each story is played once, in light; where its play function left it, it is looked at in dark and compact, in forced
  // colours with reduced motion, and at 320 px (.storybook/checks/otherLooks.ts).
  'stories 故事，各种样子': () => vitest('stories'),
  // The play functions once more in those, by name only. One browser after the other: two at once starve on two cores and
  // lose their connections.
  'stories-forced 故事，从头用强制颜色与少动': () => vitest('stories-forced'),
  'stories-dark 故事，从头用深色': () => vitest('stories-dark'),
  'stories-compact 故事，从头用紧凑': () => vitest('stories-compact'),
  // Each check must still find what is wrong: on demand, when the checks themselves change.
  'bite 每项检查都真的会失败': () => checksBite(reports),
  'build 构建': build,
  'size 体积': async () => one((await checkShellSize()) && checkPortalSize()),
  'packages 在别的站点里装起来': tryPackages,
  'server 服务端测试': () => vitest('server'),
  'e2e 端到端': e2e,
  // It asks the registry, so it runs on demand, and before each release.
  'audit 依赖里已知的漏洞': async () => one(auditPackages()),
  'licences 交付之物的许可与物料清单': async () => one(checkLicences()),
};

const ssrParts = { ui: /^packages\/ui\//, featuresToL: /^packages\/features\/src\/[a-l]/, featuresFromM: /^packages\/features\/src\/[m-z]/ };
const ssrFilesOf = (stories: readonly string[]) =>
  Object.entries(ssrParts).flatMap(([part, belongs]) => (stories.some((file) => belongs.test(file)) ? [`tools/ssr/${part}.test.tsx`] : []));

/** What the change against main can touch; the rest of the steps is named, not run. */
function changedSteps(): typeof steps {
  const { lint, unit, server, stories, isContractTouched, later } = whatToRun(changedFiles(), readImportGraph());
  const count = (files: readonly string[] | 'all') => (files === 'all' ? '全部' : `${files.length} 个文件`);
  console.log(`改动碰到：单元测试 ${count(unit)}，服务端测试 ${count(server)}，故事 ${count(stories)}`);
  if (later.length > 0) console.log(`提交前还要：npm test -- ${later.join(' ')}`);
  const touched: Record<string, string> = stories === 'all' ? {} : { TOUCHED_STORIES: stories.join('\n') };
  const whole = (name: string) => Object.entries(steps).filter(([title]) => title.startsWith(`${name} `));
  return Object.fromEntries([
    ...(isContractTouched ? whole('generated') : []),
    ...whole('types'),
    ...(lint.length > 0 ? [['lint 规则', async () => one((await run('oxlint', ['--quiet', ...lint])) === 0)]] : []),
    ...whole('format'),
    ...whole('unused'),
    ['unit 单元测试', () => vitest('unit', unit)],
    ['server 服务端测试', () => vitest('server', server)],
    ['ssr 碰到的故事在服务端渲染并水合', () => vitest('ssr', stories === 'all' ? 'all' : ssrFilesOf(stories), touched)],
    ...(stories.length > 0 ? whole('browser') : []),
    ['stories 碰到的故事', () => vitest('stories', stories)],
  ]);
}

// `npm test -- types unit` runs only these.
const wanted = process.argv.slice(2);
const onDemand: readonly string[] = ['stories-forced', 'stories-dark', 'stories-compact', 'bite', 'audit'];
const chosen = Object.entries(wanted.includes('changed') ? changedSteps() : steps).filter(([title]) => {
  const [name = ''] = title.split(' ');
  if (wanted.includes('changed')) return true;
  return wanted.length === 0 ? !onDemand.includes(name) : wanted.includes(name);
});

// Two pages play stories, and each waits at times for what it has shown. What needs no browser runs meanwhile, behind them in the
// queue for the cores.
const besideStories: readonly string[] = ['generated', 'types', 'lint', 'format', 'unused', 'unit', 'ssr', 'build', 'size', 'packages'];
const isWhole = wanted.length === 0;
const ownSteps = isWhole ? chosen.filter(([title]) => !besideStories.some((name) => title.startsWith(`${name} `))) : chosen;
const total: Tally = { passed: 0, failed: 0 };
const failures: string[] = [];
/** Adds what a step found. */
function add(title: string, { passed, failed, failures: told = [] }: Tally): void {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(title, ...told.slice(0, 20).map(({ name, says }) => `  × ${name}\n    ${firstLines(says)}`));
}
// The words of an error and where it was thrown; all of it stands above, in its step.
const firstLines = (says: string) =>
  stripVTControlCharacters(says)
    .trim()
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, 6)
    .join('\n    ');

// CI gives 90 minutes and keeps no word of a run that takes longer: what hangs is ended and named before that.
const limitMinutes = 88;
let isLate = false;
const limit = setTimeout(() => {
  isLate = true;
  console.error(`\n${limitMinutes} 分钟还没有做完：在做的被结束，剩下的不做了`);
  endRunning();
}, limitMinutes * 60_000);

for (const [title, step] of ownSteps) {
  const began = performance.now();
  console.log(`\n── ${title}`);
  const beside = isWhole && title.startsWith('stories ') ? runBeside(besideStories, reports) : undefined;
  const tally = isLate
    ? one(false)
    : await step().catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        return one(false);
      });
  add(title, tally);
  console.log(
    `── ${title}：${tally.failed === 0 ? '通过' : '未通过'}（${tally.passed} passed, ${tally.failed} failed，${((performance.now() - began) / 1000).toFixed(1)} 秒）`,
  );
  if (beside) {
    const found = await beside;
    total.passed += found.passed;
    total.failed += found.failed;
    failures.push(...found.failures);
  }
}

clearTimeout(limit);
rmSync(reports, { recursive: true, force: true });
if (besideReport !== undefined) writeFileSync(besideReport, JSON.stringify({ ...total, failures } satisfies Found));
if (failures.length > 0) console.log(`\n未通过：\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
