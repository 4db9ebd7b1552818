// The faults that the portal has to survive, those of `npm test` for many rounds: ROUNDS of them, at moments that SEED draws.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../steps/tally.ts';
import { printTable } from './table.ts';

/** Each fault by its number in `docs/reliability.md`, and the tests of the server that make it happen. */
const faults: readonly (readonly [no: string, what: string, files: readonly string[]])[] = [
  [
    '1、2',
    '下单、上传、分段、BOM、云盘、登录、导入、报价、接受、读表格时 kill -9',
    [
      'test/faults/killOrders',
      'test/faults/killFiles',
      'test/faults/killDisk',
      'test/faults/killLogins',
      'test/faults/killImports',
      'test/faults/killQuotes',
      'test/faults/killSheets',
    ],
  ],
  ['3', '提交之后、短信和邮件之前 kill -9', ['test/faults/killSends']],
  ['4', '迁移时 kill -9', ['test/faults/killMigrations']],
  ['5、6', '停止时有请求；数据库挂起、断开', ['src/platform/availability', 'src/platform/hungDatabase', 'src/platform/database/pulse']],
  ['7', '磁盘写满', ['test/faults/fullDisk']],
  ['8', '服务商不答、乱答、断开', ['src/services/']],
  ['9、10、14', '付款状态未知；通知重复、乱序、迟到；第 k 步失败', ['test/faults/fail', 'src/mall/payments']],
  ['12', '同一文件夹的第二个进程', ['src/platform/database/database']],
  ['13', '工作失败三次；子进程崩溃', ['src/platform/jobs', 'src/platform/parsing/']],
  ['15', '一边存、一边删同样的内容', ['test/faults/eraseFiles']],
];

const seed = process.env['SEED'] ?? `${Math.trunc(Math.random() * 1e9)}`;
const rounds = process.env['ROUNDS'] ?? '200';
const wanted = (process.env['FAULTS'] ?? '').split(',').filter(Boolean);
const folder = mkdtempSync(join(tmpdir(), 'chippage-faults-'));
const FAULTS_REPORT = join(folder, 'report');
writeFileSync(FAULTS_REPORT, '');
process.stdout.write(
  `SEED=${seed} ROUNDS=${rounds}，负载 ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}\n`,
);
const rows: (string | number)[][] = [];
try {
  for (const [no, what, files] of faults.filter(([no]) => wanted.length === 0 || wanted.some((each) => no.split('、').includes(each)))) {
    const began = performance.now();
    const report = join(folder, 'vitest.json');
    rmSync(report, { force: true });
    await run('vitest', ['run', '--project', 'server', ...files, '--reporter=json', `--outputFile=${report}`, '--passWithNoTests'], {
      SEED: seed,
      ROUNDS: rounds,
      FAULTS_REPORT,
    });
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number };
    rows.push([no, what, passed, failed, Math.round((performance.now() - began) / 1000)]);
  }
  for (const line of readFileSync(FAULTS_REPORT, 'utf8').split('\n').filter(Boolean)) process.stdout.write(`${line}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
printTable(['故障', '', '通过', '未通过', '秒'], rows);
process.exitCode = rows.every(([, , passed, failed]) => failed === 0 && Number(passed) > 0) ? 0 : 1;
