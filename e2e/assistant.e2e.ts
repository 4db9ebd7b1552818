import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { watchProblems } from './problems.ts';

test('问器件：从菜单进来，问一句，改一项筛选，看出处，把回答带走，全用键盘', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: '问器件' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '问器件' })).toBeVisible();
  const field = page.getByRole('searchbox', { name: '问题' });
  await field.fill('3.3V 输出 500mA 以上 LDO 汽车级');
  await field.press('Enter');
  await expect(page.getByText('内容由 AI 生成').first()).toBeVisible();
  await expect(page.getByText('按规则解析，没有使用大模型', { exact: false })).toBeVisible();
  await expect(page.getByText('目录的来源里没有“汽车级”这一项', { exact: false })).toBeVisible();

  const low = page.getByRole('textbox', { name: '输出电流 不小于（A）' });
  await expect(low).toHaveValue('0.5');
  await low.fill('1');
  await low.press('Enter');
  await expect(page).toHaveURL(/changed=1/);
  await expect(page.getByRole('heading', { name: '改过的筛选' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '输出电流 不小于（A）' })).toHaveValue('1');
  await page.getByRole('link', { name: '恢复成读出的' }).press('Enter');
  await expect(page.getByRole('textbox', { name: '输出电流 不小于（A）' })).toHaveValue('0.5');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出为网页文件' }).press('Enter');
  const html = readFileSync(await (await saved).path(), 'utf8');
  expect(html).toContain('<meta name="AIGC"');
  expect(html).toContain('<strong>内容由 AI 生成');

  await field.fill('STM32F103C8T6 的替代料');
  await field.press('Enter');
  await expect(page.getByText(/可能替代 STM32F103C8T6 的有 \d+ 个/)).toBeVisible();
  await expect(page.getByText(/^来源：/).first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('没有 JavaScript：问得了、改得了筛选，公开接口读得了、找得到', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'zh-CN', javaScriptEnabled: false })).newPage();
  await page.goto('/ai?q=STM32F103C8T6 有多少 flash');
  await expect(page.getByText('64 KB').first()).toBeVisible();
  await expect(page.getByText('内容由 AI 生成').first()).toBeVisible();
  await page.goto('/ai?q=10uF 25V X7R 0805 电容');
  await page.getByRole('textbox', { name: '额定电压 不小于（V）' }).fill('16');
  await page.getByRole('button', { name: '按这些筛选查' }).click();
  await expect(page).toHaveURL(/low\.voltageV=16/);
  await expect(page.getByRole('textbox', { name: '额定电压 不小于（V）' })).toHaveValue('16');

  await page.goto('/developers?keywords=替代');
  await page.getByRole('link', { name: /一个型号的全部/ }).click();
  await expect(page.getByRole('table', { name: '参数' })).toBeVisible();
  await expect(page.getByText('/api/chip/specification/model/detail').first()).toBeVisible();
  expect((await page.goto('/developers/noSuchCall'))?.status()).toBe(404);
  await page.context().close();
});

test('MCP：门户的 /mcp 说出工具，答案的网址打得开', async ({ request, page }) => {
  const post = (method: string, params: object = {}) =>
    request.post('/mcp', { headers: { accept: 'application/json, text/event-stream' }, data: { jsonrpc: '2.0', id: 1, method, params } });
  const listed = await (await post('tools/list')).json();
  expect(listed.result.tools).toHaveLength(6);
  const found = await (await post('tools/call', { name: 'search_parts', arguments: { words: 'STM32F103C8T6', limit: 1 } })).json();
  const [part] = found.result.structuredContent.parts;
  expect((await page.goto(new URL(part.url).pathname))?.status()).toBe(200);
});
