import { expect, type Page } from '@playwright/test';
import { asMember } from './people.ts';

interface Task {
  id: number;
  isReady: boolean;
  state: string;
  counts: { wrong: number };
}

/** Stock with one row that is wrong: the others are imported. */
const STOCK =
  '型号,品牌,数量,单价,批号,成色\nSTM32F103C8T6,意法半导体,"12,000",6.2,2435+,A1\nLM358DR,德州仪器,50000,0.42,2412,A1\nW5500,WIZnet,960,9.8,2501,A2\nTPS5430DDAR,德州仪器,很多,3.1,2460,A1\n';
/** Demands with rows that are wrong in several ways, of which nothing is imported yet. */
const DEMANDS =
  '型号,品牌,数量,目标价,批号,备注\nSTM32F407VGT6,意法半导体,2000,21.5,24+,含税\nESP32-C3-MINI-1-N4,乐鑫,5000,,25+,\n,意法半导体,100,1,,没有型号\nGD32F303RCT6,兆易创新,-5,8.8,2375,\nCH340C,沁恒,3000,=1+1,,公式\n';

/** Uploads a sheet as the page does, and waits until it is checked. */
async function checkedSheet(page: Page, kind: 'stock' | 'demand', name: string, text: string): Promise<Task> {
  const sent = await page.evaluate(
    async ([what, file, csv]) => {
      const { id, token } = JSON.parse(localStorage.getItem('loginInfo') ?? '{}') as { id?: number; token?: string };
      const body = new FormData();
      body.append('kind', what);
      body.append('name', file);
      body.append('file', new Blob([csv], { type: 'text/csv' }), file);
      const answer = await fetch('/api/demand/excel-task/add', { method: 'POST', headers: { token: token ?? '', uid: String(id ?? '') }, body });
      return (await answer.json()) as { code: number; msg: string; data: { id: number } };
    },
    [kind, name, text] as const,
  );
  expect(sent).toMatchObject({ code: 1 });
  return taskWhere(page, sent.data.id, { state: 'checking', isReady: true });
}

async function taskWhere(page: Page, id: number, stands: Partial<Task>): Promise<Task> {
  let task: Task | undefined;
  await expect(async () => {
    task = await asMember<Task>(page, `/demand/excel-task/detail?id=${id}`);
    expect(task).toMatchObject(stands);
  }).toPass({ timeout: 30_000 });
  return task as Task;
}

/** Sheets of the company for which the member of a window acts: stock that was imported, and demands that wait with wrong rows. @returns the number of the latter */
export async function sheetTasksOf(page: Page): Promise<number> {
  const stock = await checkedSheet(page, 'stock', '示例库存.csv', STOCK);
  await asMember(page, '/demand/excel-task/move', { id: String(stock.id), deed: 'start', missing: 'keep' });
  await taskWhere(page, stock.id, { state: 'done' });
  const demands = await checkedSheet(page, 'demand', '示例求购.csv', DEMANDS);
  expect(demands.counts.wrong).toBe(3);
  return demands.id;
}
