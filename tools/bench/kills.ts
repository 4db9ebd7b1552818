// kill -9 of portal, database or both during imports, logins, orders, uploads in parts, lists that are matched, sheets, quotes and acceptances: nothing that was acknowledged may be lost.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killFiles } from '../../apps/server/test/killFiles.ts';
import { killImports } from '../../apps/server/test/killImports.ts';
import { killLogins } from '../../apps/server/test/killLogins.ts';
import { killOrders } from '../../apps/server/test/killOrders.ts';
import { killQuotes } from '../../apps/server/test/killQuotes.ts';
import { killSheets } from '../../apps/server/test/killSheets.ts';
import { seeded } from '../../apps/server/src/platform/seeded.ts';
import { printTable } from './table.ts';

const rounds = Number(process.env['ROUNDS'] ?? 200);
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
// KINDS=orders runs that alone.
const kinds = (process.env['KINDS'] ?? 'imports,logins,orders,files,sheets,quotes').split(',');
const folder = mkdtempSync(join(tmpdir(), 'chippage-kill-'));
const dataDir = (name: string) => {
  mkdirSync(join(folder, name));
  return join(folder, name);
};
const rows: (string | number)[][] = [];
/** What is said below the table. */
const details: string[] = [];
let faults = 0;
const note = (name: string, acknowledged: number, lost: number, torn: number) => {
  rows.push([name, rounds, acknowledged, lost, torn]);
  faults += lost + torn;
};
process.stdout.write(`SEED=${seed}\n`);
try {
  if (kinds.includes('imports')) {
    const { acknowledged, lost, torn } = await killImports(dataDir('imports'), rounds);
    note('导入', acknowledged, lost, torn);
  }
  if (kinds.includes('logins')) {
    const { acknowledged, lost } = await killLogins(dataDir('logins'), rounds);
    note('登录', acknowledged, lost, 0);
  }
  if (kinds.includes('orders')) {
    const report = await killOrders(dataDir('orders'), rounds, { victims: ['portal', 'database', 'both'], random: seeded(seed) });
    const { orders, payments, uploads, lost, torn, doubled, unpaid, stray, leftRunning } = report;
    note(
      `下单 ${orders}、付款 ${payments}、上传 ${uploads}；门户、数据库或两者`,
      orders + payments + uploads,
      lost,
      torn + doubled + unpaid + stray + leftRunning,
    );
  }
  if (kinds.includes('files')) {
    const { parts, files, lists, lost, torn, stray, faults: found } = await killFiles(dataDir('files'), rounds, seeded(seed), ['portal', 'database', 'both']);
    note(`分段 ${parts}、合成 ${files}、一万行的 BOM ${lists}；门户、数据库或两者`, parts + files + lists, lost, torn + stray);
    details.push(`分段、合成和清单：丢失 ${lost}，撕裂 ${torn}，无主的文件 ${stray}`, ...found);
  }
  if (kinds.includes('sheets')) {
    const {
      sheets,
      started,
      rows: told,
      lost,
      torn,
      faults: found,
    } = await killSheets(dataDir('sheets'), rounds, seeded(seed), ['portal', 'database', 'both']);
    note(`表格 ${sheets}、开始 ${started}、告诉过的行 ${told}；门户、数据库或两者`, sheets + started + told, lost, torn);
    details.push(...found);
  }
  if (kinds.includes('quotes')) {
    const report = await killQuotes(dataDir('quotes'), rounds, seeded(seed), ['portal', 'database', 'both']);
    note(
      `求购 ${report.rows}、报价 ${report.quotes}、接受 ${report.deals}；门户、数据库或两者`,
      report.rows + report.quotes + report.deals,
      report.lost,
      report.torn + report.doubled,
    );
    details.push(...report.faults);
  }
  printTable(['', '次数', '确认', '丢失', '撕裂、重复、多出来的文件和进程'], rows);
  for (const detail of details) process.stdout.write(`${detail}\n`);
  process.exitCode = faults === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
