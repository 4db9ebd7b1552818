import { expect, type Page } from '@playwright/test';
import { asMember } from './people.ts';

/** Demands with rows that are wrong in several ways, of which nothing is imported yet. */
const DEMANDS =
  '型号,品牌,数量,目标价,批号,备注\nSTM32F407VGT6,意法半导体,2000,21.5,24+,含税\nESP32-C3-MINI-1-N4,乐鑫,5000,,25+,\n,意法半导体,100,1,,没有型号\nGD32F303RCT6,兆易创新,-5,8.8,2375,\nCH340C,沁恒,3000,=1+1,,公式\n';

/** Uploads demands as the page does, and waits until they are checked: some rows are wrong, and nothing is imported yet. @returns the number of the task */
export async function sheetTaskOf(page: Page): Promise<number> {
  const sent = await page.evaluate(
    async ([file, csv]) => {
      const { id, token } = JSON.parse(localStorage.getItem('loginInfo') ?? '{}') as { id?: number; token?: string };
      const body = new FormData();
      body.append('kind', 'demand');
      body.append('name', file);
      body.append('file', new Blob([csv], { type: 'text/csv' }), file);
      const answer = await fetch('/api/demand/excel-task/add', { method: 'POST', headers: { token: token ?? '', uid: String(id ?? '') }, body });
      return (await answer.json()) as { code: number; data: { id: number } };
    },
    ['示例求购.csv', DEMANDS] as const,
  );
  expect(sent).toMatchObject({ code: 1 });
  const { id } = sent.data;
  await expect(async () => {
    const task = await asMember(page, `/demand/excel-task/detail?id=${id}`);
    expect(task).toMatchObject({ state: 'checking', isReady: true, counts: { new: 2, wrong: 3 } });
  }).toPass({ timeout: 60_000 });
  return id;
}
