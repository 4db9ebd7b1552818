/** `npm run portal -- import parts FILE.ndjson [--brands FILE.json]`, or `import opendata FOLDER` with a downloaded release. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBrands } from '../datasheets/parts/import/importBrands.queries.ts';
import { type BrandFact, readBrandFile } from '../datasheets/parts/import/readBrandFile.ts';
import { readOpenBrands, writeOpenParts } from '../datasheets/opendata/rebuild.ts';
import { hasCategories } from '../datasheets/parts/parts.queries.ts';
import { importParts, type ImportProgress } from '../datasheets/parts/import/importParts.ts';
import { loadSample } from '../datasheets/parts/sample/loadSample.ts';
import { readConfig } from '../platform/config.ts';
import { openSharedDatabase } from '../platform/database/open.ts';
import { runCommand } from '../platform/runCommand.ts';

/** Errors beyond are counted only. */
const ERRORS_SHOWN = 1000;
const PROGRESS_MS = process.stderr.isTTY ? 500 : 5000;
const number = (value: number) => value.toLocaleString('zh-CN');

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { brands: { type: 'string' } } });
  const [what, file] = positionals;
  if ((what !== 'parts' && what !== 'opendata') || file === undefined) {
    process.stderr.write(
      '用法：npm run portal -- import parts 文件.ndjson [--brands 品牌.json]\n或者：npm run portal -- import opendata 文件夹（里面是下载的 parts.parquet 和 brands.parquet）\n',
    );
    return 1;
  }
  const needed = what === 'parts' ? [file, values.brands] : [join(file, 'parts.parquet'), join(file, 'brands.parquet')];
  for (const path of needed) {
    if (path !== undefined && !existsSync(path)) {
      process.stderr.write(`找不到文件 ${path}。\n`);
      return 1;
    }
  }
  if (what === 'parts') return importAll(file, values.brands === undefined ? [] : readBrandFile(values.brands));
  const folder = mkdtempSync(join(tmpdir(), 'chippage-import-'));
  try {
    const lines = join(folder, 'parts.ndjson');
    await writeOpenParts(file, lines);
    return await importAll(lines, await readOpenBrands(file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Imports a file of parts after its brands. @returns the exit code. */
async function importAll(file: string, brands: readonly BrandFact[]): Promise<number> {
  const config = readConfig(process.env);
  const database = await openSharedDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl });
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  try {
    // A portal that never ran has no categories yet; whether it wants the sample parts, its own start decides.
    if (!(await hasCategories(database.db))) await loadSample(database.db, { hasParts: false });
    await writeBrands(database.db, brands);
    const start = performance.now();
    let shownAt = start;
    let shown = 0;
    const progress = await importParts({
      url: database.url,
      file,
      signal: stop.signal,
      onError: (line, message) => {
        if (shown++ < ERRORS_SHOWN) process.stderr.write(`第 ${line} 行：${message}\n`);
      },
      onProgress: (now) => {
        if (performance.now() - shownAt < PROGRESS_MS) return;
        shownAt = performance.now();
        process.stderr.write(`已处理 ${number(now.lines)} 行，每秒 ${number(Math.round((now.lines / (shownAt - start)) * 1000))} 行：${counted(now)}\n`);
      },
    });
    if (shown > ERRORS_SHOWN) process.stderr.write(`还有 ${number(shown - ERRORS_SHOWN)} 处错误没有列出。\n`);
    summarise(progress, (performance.now() - start) / 1000, stop.signal.aborted);
    return stop.signal.aborted || (progress.errors > 0 && progress.added + progress.changed + progress.same === 0) ? 1 : 0;
  } finally {
    await database.close();
  }
}

const counted = ({ added, changed, same, errors }: ImportProgress) =>
  `新增 ${number(added)}，更新 ${number(changed)}，未变 ${number(same)}，错误 ${number(errors)}`;

function listed(changes: ReadonlyMap<string, number>): string {
  const most = [...changes].toSorted((a, b) => b[1] - a[1]).slice(0, 20);
  return `${most.map(([change, rows]) => `${change}（${number(rows)} 行）`).join('、')}${changes.size > 20 ? ' 等' : ''}`;
}

function summarise(progress: ImportProgress, seconds: number, isStopped: boolean): void {
  const lines = [`${isStopped ? '已中断' : '导入完成'}：${number(progress.lines)} 行，${counted(progress)}，用时 ${seconds.toFixed(1)} 秒。`];
  if (progress.newBrands.length > 0)
    lines.push(
      `新建了 ${progress.newBrands.length} 个只有名称的品牌：${progress.newBrands.slice(0, 20).join('、')}${progress.newBrands.length > 20 ? ' 等' : ''}。可用 --brands 补充资料。`,
    );
  if (progress.rewritten.size > 0) lines.push(`改成了统一的写法，原文留作证据：${listed(progress.rewritten)}。`);
  if (progress.corrected.size > 0) lines.push(`自相矛盾的事实按规则改正，原文留作证据：${listed(progress.corrected)}。运营者的更正优先于这些规则。`);
  if (progress.unknownParameters.size > 0) lines.push(`这些参数没有登记名称，已保存但不显示：${[...progress.unknownParameters].slice(0, 20).join('、')}。`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

runCommand(main);
