// Parts side by side: found by their parameters, compared at a quantity, moved, taken out, kept in the address and in a file.
import { expect, test } from '@playwright/test';
import { watchProblems } from './problems.ts';

test('访客：从结果到对比，换次序、移出、添加、按数量看价、只看不同，网址给别人看到一样的；从型号页再加一个', async ({ page, browser }) => {
  const problems = watchProblems(page);
  await page.goto('/datasheet/datasheetSearch/STM32F103C8T6');
  const boxes = page.getByRole('table').getByRole('checkbox', { name: /^选择 [A-Z]/ });
  await boxes.nth(0).press(' ');
  await boxes.nth(1).press(' ');
  await page.getByRole('link', { name: '对比 2 个' }).click();
  await expect(page.getByRole('heading', { name: '型号对比', level: 1 })).toBeVisible();

  const head = page.getByRole('table').getByRole('columnheader');
  await expect(head).toHaveCount(3);
  const [, first = '', second = ''] = await head.allTextContents();
  await page.getByRole('button', { name: `移动 ${first}，第 1 项，共 2 项` }).press('ArrowRight');
  await expect(page.getByRole('button', { name: `移动 ${first}，第 2 项，共 2 项` })).toBeFocused();
  await expect(head.nth(1)).toHaveText(second);

  await page.getByRole('button', { name: '添加型号' }).click();
  await page.getByRole('combobox', { name: '添加型号' }).fill('GD32F103CBT6');
  await page
    .getByRole('option', { name: /^GD32F103CBT6/ })
    .first()
    .click();
  await expect(head).toHaveCount(4);
  const quantity = page.getByRole('textbox', { name: '按数量看价' });
  await quantity.fill('500');
  await quantity.press('Enter');
  await expect(page).toHaveURL(/quantity=500/);
  await page.getByRole('link', { name: '只看不同' }).click();
  await expect(page).toHaveURL(/differences=1/);
  await expect(page.getByRole('rowheader', { name: '数据手册' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/GD32F103CBT6.* 3 个型号对比 \d{4}-\d\d-\d\d\.xlsx$/);

  const other = await (await browser.newContext({ locale: 'zh-CN', javaScriptEnabled: false })).newPage();
  await other.goto(page.url());
  await expect(other.getByRole('table').getByRole('columnheader')).toHaveText(await head.allTextContents());
  await other.context().close();

  await page.getByRole('link', { name: `把 ${second} 移出对比` }).press('Enter');
  await expect(page.getByRole('link', { name: `把 ${first} 移出对比` })).toBeFocused();
  await expect(head).toHaveCount(3);

  await page.goto('/datasheet/datasheetDetail/1');
  // What this browser compared last is known once the page has taken over.
  const add = page.getByRole('link', { name: '加入对比' });
  await expect(add).toHaveAttribute('href', /id=1&id=/);
  await add.click();
  await expect(page).toHaveURL(/\/datasheet\/compare\?id=1&id=/);
  expect(problems).toEqual([]);
});

test('按数量 500 看价：列表重新排序，写出合计；导出 Excel', async ({ page }) => {
  await page.goto('/datasheet/datasheetSearch/STM32F103?quantity=500&sort=price');
  await expect(page.getByRole('columnheader', { name: '合计' })).toBeVisible();
  const prices = (await page.getByRole('table').getByRole('cell', { name: /^¥/ }).allTextContents()).filter((text) => !text.includes('合计'));
  expect(prices.length).toBeGreaterThan(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/^STM32F103 \d+ 个型号的参数 \d{4}-\d\d-\d\d\.xlsx$/);
});

test('购物车：勾选的型号并排，每行也能加到刚才对比的里面', async ({ page }) => {
  const problems = watchProblems(page);
  const list = await page.request.get('/api/mall/goods/list?inStock=true&pageSize=50');
  const { data } = (await list.json()) as { data: { id: number; partId: number | null; mpn: string }[] };
  const goods = [...new Map(data.filter(({ partId }) => partId !== null).map((each) => [each.partId, each])).values()].slice(0, 2);
  for (const { id } of goods) {
    await page.goto(`/mall/productDetails/${id}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^加入购物车/ })
      .first()
      .click();
    await expect(page.getByText('已加入购物车').first()).toBeVisible();
  }
  await page.goto('/mall/cart');
  await page.getByRole('link', { name: '对比 2 个' }).click();
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
  await page.goto('/mall/cart');
  const [first, second] = goods;
  const add = page.getByRole('link', { name: `加入对比 ${first?.mpn}` });
  await expect(add).toHaveAttribute('href', `/datasheet/compare?id=${first?.partId}&id=${second?.partId}`);
  expect(problems).toEqual([]);
});
