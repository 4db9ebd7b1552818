// A sheet of stock with many wrong rows: told one by one, downloaded, corrected, uploaded again, each row once on the board.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { readSheet } from '../packages/features/src/parts/sheet/readSheet.ts';
import { toXlsx } from '../packages/features/src/parts/xlsx/toXlsx.ts';
import { asMember, newWindow, openConsole } from './people.ts';
import { watchProblems } from './problems.ts';
import { openAsCompany } from './verifiedCompany.ts';
import { pressOn } from './visitor.ts';

const HEAD = ['物料编码', '型号', '品牌', '数量', '单价', '含税', '批号', '包装', '成色', '交期', '备注'] as const;
type Field = (typeof HEAD)[number];
type SheetRow = Record<Field, string | number>;

/** What is wrong with a row: a value, where it stands, and what is said of it. */
const FAULTS: readonly [Field, string | number, RegExp][] = [
  ['数量', '很多', /^数量：数量要是整数/],
  ['数量', 0, /^数量：数量要在 1 到 999,999,999 之间/],
  ['数量', 12.5, /^数量：数量要是整数/],
  ['单价', '六块二', /^单价：单价要是数字/],
  ['单价', '=1+1', /^单价：这一格是公式/],
  ['型号', '', /^型号：请填写型号/],
  ['批号', '2460', /^批号：批号 2460 不可能：一年没有第 60 周/],
  ['包装', '麻袋', /^包装：认不出“麻袋”/],
  ['成色', '仿', /^成色：假货不能发布/],
  ['含税', '看情况', /^含税：认不出“看情况”/],
  ['交期', '很久', /^交期：交期要写天数或周数/],
  ['备注', '长'.repeat(501), /^备注：最多 500 个字，这里有 501 个/],
];
const ROWS = 400;
const WRONG = 120;

/** Which fault a row of the sheet has; null: none. Three of ten have one, and each fault comes ten times. */
const faultAt = (at: number) =>
  at % 10 === 2 || at % 10 === 5 || at % 10 === 8 ? (Math.floor(at / 10) * 3 + Math.floor((at % 10) / 3)) % FAULTS.length : null;

const rightRow = (run: string, at: number): SheetRow => ({
  物料编码: `ERP-${at + 1}`,
  型号: `XL${run}-${at + 1}`,
  品牌: '例芯半导体',
  数量: 1000 + at,
  单价: 0.5,
  含税: '含税',
  批号: '2435+',
  包装: '编带',
  成色: 'A1',
  交期: '3天',
  备注: '',
});

async function sheetOf(rows: readonly (readonly (string | number)[])[], head: readonly string[] = HEAD): Promise<Buffer> {
  return Buffer.from(await (await toXlsx({ head, rows }, '库存')).arrayBuffer());
}

const main = (page: Page) => page.getByRole('main');
const fact = (page: Page, text: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${text}$`) });

/** Chooses a file where the page is that takes sheets, with the keyboard, and waits until it is checked. */
async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '批量上传' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^库存/ })).toBeChecked();
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, 'button', '选择文件', { within: main(page) });
  await (await chooser).setFiles([{ name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer }]);
  await expect(page).toHaveURL(/\/userCenter\/taskList\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Starts what is checked, and looks from the list of tasks how it ends. */
async function importFrom(page: Page, name: string, count: number): Promise<void> {
  await pressOn(page, 'button', `导入 ${count} 行`, { within: main(page) });
  await expect(main(page).getByText('已开始导入，可以离开本页')).toBeVisible();
  await pressOn(page, 'link', '全部任务', { within: main(page) });
  await expect(page.getByRole('heading', { level: 1, name: '导入任务' })).toBeVisible();
  await expect(taskRow(page, name)).toContainText('完成');
}

const taskRow = (page: Page, name: string) => main(page).getByRole('list', { name: '导入任务' }).getByRole('listitem').filter({ hasText: name });

test('400 行的 Excel 有 120 行错：全用键盘上传、逐行看错、下载错误行、改好再传；板上正好 400 条，没有重的', async ({ browser }) => {
  test.setTimeout(240_000);
  const [seller, desk] = [await newWindow(browser), await newWindow(browser)];
  const problems = watchProblems(seller);
  const run = crypto.randomUUID().slice(0, 6).toUpperCase();
  await openConsole(desk);
  await openAsCompany(seller, desk, `北辰库存${run}`, '/userCenter/taskList/taskList');
  const rows = Array.from({ length: ROWS }, (_, at): SheetRow => {
    const fault = faultAt(at);
    const [field, value] = fault === null ? [] : (FAULTS[fault] ?? []);
    return { ...rightRow(run, at), ...(field !== undefined && { [field]: value }) };
  });
  const wrongAt = rows.flatMap((_, at) => (faultAt(at) === null ? [] : [at]));
  expect(wrongAt).toHaveLength(WRONG);
  const [name, corrected, again] = [`库存${run}.xlsx`, `库存${run}-改好.xlsx`, `库存${run}-又一次.xlsx`];

  await test.step('上传，在任务列表里看它校验完，几行对几行错到处一样', async () => {
    await pressOn(seller, 'link', '上传表格', { within: main(seller) });
    await upload(seller, name, await sheetOf(rows.map((row) => HEAD.map((field) => row[field]))));
    await pressOn(seller, 'link', '全部任务', { within: main(seller) });
    await expect(taskRow(seller, name)).toContainText('等你确认');
    await expect(taskRow(seller, name)).toContainText('400 行');
    await expect(taskRow(seller, name)).toContainText('120 行有错');
    await pressOn(seller, 'link', `核对：${name}`, { within: main(seller) });
    for (const words of ['280 行新的', '0 行有变化', '0 行没变', '120 行有错', '0 条上次有、这次没有']) await expect(fact(seller, words)).toBeVisible();
    await expect(main(seller).getByText('280 行会发布或更新；有错的 120 行不会。')).toBeVisible();
    await expect(main(seller).getByRole('link', { name: /^有错 ?120$/ })).toBeVisible();
    await expect(main(seller).getByRole('link', { name: /^新的 ?280$/ })).toBeVisible();
  });

  await test.step('有错的行一页一页看：行号、型号、列和怎么改', async () => {
    for (let page = 1; page <= WRONG / 20; page++) {
      const table = main(seller).getByRole('table', { name: `有错的行，第 ${page} 页` });
      const here = wrongAt.slice((page - 1) * 20, page * 20);
      await expect(table.getByRole('row')).toHaveCount(here.length + 1);
      // The rows of the page before stay until those of this one are there.
      await expect(table.getByRole('row').nth(1)).toHaveText(new RegExp(`^${(here[0] ?? 0) + 2}\\D`));
      const shown = await table.getByRole('row').allInnerTexts();
      for (const [no, at] of here.entries()) {
        const [, value, message] = FAULTS[faultAt(at) ?? 0] ?? [];
        const cells = (shown[no + 1] ?? '').split(/[\t\n]+/).map((cell) => cell.trim());
        expect(cells[0]).toBe(String(at + 2));
        expect(
          cells.some((cell) => message?.test(cell)),
          `${shown[no + 1]} 说 ${message}`,
        ).toBe(true);
        // What is missing cannot be quoted.
        expect(shown[no + 1]).toContain(value === '' ? '' : `这里是“${String(value).slice(0, 100)}”`);
      }
      if (page < WRONG / 20) {
        await pressOn(seller, 'link', /下一页/, { within: main(seller) });
        await expect(seller).toHaveURL(new RegExp(`page=${page + 1}`));
      }
    }
  });

  await test.step('导入对的 280 行，在任务列表里看到完成', async () => {
    await importFrom(seller, name, ROWS - WRONG);
    for (const words of ['400 行', '已导入 280 行', '120 行有错']) await expect(taskRow(seller, name)).toContainText(words);
    await pressOn(seller, 'link', `查看：${name}`, { within: main(seller) });
    await expect(main(seller).getByText('已导入 280 行，120 行有错没有导入。')).toBeVisible();
  });

  const fixed = await test.step('只下载错误行，改好', async () => {
    const download = seller.waitForEvent('download');
    await pressOn(seller, 'button', '下载错误行（xlsx）', { within: main(seller) });
    const file = await download;
    expect(file.suggestedFilename()).toBe(`库存${run}-错误行.xlsx`);
    const [head = [], ...wrong] = await readSheet(new File([await readFile(await file.path())], file.suggestedFilename()));
    expect(head).toEqual([...HEAD, '原文件行号', '错误']);
    expect(wrong.map((cells) => cells[0])).toEqual(wrongAt.map((at) => `ERP-${at + 1}`));
    return wrong.map((cells, no) => {
      const at = wrongAt[no] ?? 0;
      expect(cells.at(-2)).toBe(String(at + 2));
      const [field = '型号', , message] = FAULTS[faultAt(at) ?? 0] ?? [];
      expect(cells.at(-1)).toMatch(message ?? /^$/);
      return cells.with(HEAD.indexOf(field), String(rightRow(run, at)[field]));
    });
  });

  await test.step('改好的传上去：120 行新的，上次的 280 条留着', async () => {
    await pressOn(seller, 'link', '上传改好的表格', { within: main(seller) });
    await upload(seller, corrected, await sheetOf(fixed, [...HEAD, '原文件行号', '错误']));
    for (const words of ['120 行新的', '0 行有变化', '0 行没变', '0 行有错', '280 条上次有、这次没有']) await expect(fact(seller, words)).toBeVisible();
    await expect(main(seller).getByRole('radio', { name: '留着不动' })).toBeChecked();
    await importFrom(seller, corrected, WRONG);
    for (const words of ['120 行', '已导入 120 行']) await expect(taskRow(seller, corrected)).toContainText(words);
    await expect(taskRow(seller, corrected)).not.toContainText('有错');
    await pressOn(seller, 'link', `查看：${corrected}`, { within: main(seller) });
    await expect(main(seller).getByText('120 行全部导入。')).toBeVisible();
  });

  const board = async () => {
    const pages = [1, 2, 3, 4, 5].map((page) =>
      asMember<{ model: string; quantity: number; state: string }[]>(seller, `/demand/user/list?type=0&pageSize=100&pageIndex=${page}`),
    );
    return (await Promise.all(pages)).flat();
  };

  await test.step('板上正好 400 条，每个型号一条；我的供应和库存也数到 400', async () => {
    const live = await board();
    const expected = rows.map((_, at) => `XL${run}-${at + 1} ${1000 + at} live`);
    expect(live.map(({ model, quantity, state }) => `${model} ${quantity} ${state}`).toSorted()).toEqual(expected.toSorted());
    await pressOn(seller, 'link', '查看导入的', { within: main(seller) });
    await expect(seller.getByRole('heading', { level: 1, name: '我的供应' })).toBeVisible();
    await expect(main(seller).getByText('400 条', { exact: true })).toBeVisible();
    await seller.goto('/userCenter/inquiryManage/myStock', { waitUntil: 'networkidle' });
    await expect(main(seller).getByText('400 条', { exact: true })).toBeVisible();
  });

  await test.step('改好的再传一次：都没变，还是 400 条', async () => {
    await seller.goto('/inquiry/batchUpload', { waitUntil: 'networkidle' });
    await upload(seller, again, await sheetOf(fixed, [...HEAD, '原文件行号', '错误']));
    for (const words of ['0 行新的', '120 行没变', '280 条上次有、这次没有']) await expect(fact(seller, words)).toBeVisible();
    await importFrom(seller, again, WRONG);
    expect(new Set((await board()).map(({ model }) => model)).size).toBe(ROWS);
    expect(await board()).toHaveLength(ROWS);
  });
  expect(problems).toEqual([]);
  for (const page of [seller, desk]) await page.context().close();
});
