import { expect, test } from '@playwright/test';
import { newWindow, openAsMember, openConsole } from './people.ts';
import { watchProblems } from './problems.ts';
import { shareSheet } from './sharedSheet.ts';
import { pressOn, tabTo } from './visitor.ts';

test('侵权投诉不用登录：运营下架，访客看不到；提供者声明不侵权，运营恢复；两边都看得到经过', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const [visitor, desk] = [await newWindow(browser), await newWindow(browser)];
  const mpn = `TD${String(Date.now()).slice(-7)}A`;
  const problems = watchProblems(page);
  await openAsMember(page, '/userCenter/notices');
  await openConsole(desk);
  const documentId = await shareSheet(page, desk, mpn);

  // A visitor, by the keyboard, from the page of the sheet.
  const sheet = `/specification_detail/${documentId}`;
  expect((await visitor.goto(sheet, { waitUntil: 'networkidle' }))?.status()).toBe(200);
  // The login that the page offers by itself is no condition.
  await expect(visitor.getByRole('dialog')).toBeVisible();
  await visitor.keyboard.press('Escape');
  await expect(visitor.getByRole('dialog')).toBeHidden();
  await pressOn(visitor, 'link', '侵权投诉');
  await expect(visitor).toHaveURL(/\/takedown\?place=/);
  const main = visitor.getByRole('main');
  await expect(main.getByRole('textbox', { name: '侵权内容的网址' })).toHaveValue(new RegExp(`^${sheet}`));
  await tabTo(visitor, 'radio', '著作权', { within: main });
  await visitor.keyboard.press('Space');
  for (const [name, words] of [
    ['权利人（姓名或名称）', '示例出版社'],
    ['为什么侵权', '未经许可转载'],
    ['权属证明', '登记号 2025-A-1（样例）'],
    ['联系方式', 'law@example.com'],
  ] as const) {
    await tabTo(visitor, 'textbox', name, { within: main });
    await visitor.keyboard.type(words);
  }
  await pressOn(visitor, 'checkbox', /我保证通知的内容真实/, { key: 'Space', within: main });
  await pressOn(visitor, 'button', '提交通知', { within: main });
  await expect(main.getByText(/通知已提交，编号 \d+/)).toBeVisible();
  await pressOn(visitor, 'link', '查看处理进度', { within: main });
  await expect(main.getByText('收到通知，等待核实')).toBeVisible();
  const number = /\d+/.exec(await main.getByRole('heading', { level: 1 }).innerText())?.[0];

  await desk.goto('/operator/takedowns', { waitUntil: 'networkidle' });
  const item = desk.getByRole('region', { name: `编号 ${number}：示例出版社` });
  await item.getByRole('button', { name: '处理' }).press('Enter');
  await item.getByRole('radio', { name: '采纳，下架内容' }).press('Space');
  await item.getByRole('textbox', { name: /说明/ }).fill('已核对登记证书');
  await item.getByRole('button', { name: '确定' }).press('Enter');
  await expect(item).toHaveCount(0);
  // Visitors share a page for a while; under an address that nobody has asked for it is a new one.
  expect((await visitor.request.get(`${sheet}?at=1`)).status()).toBe(410);
  await visitor.reload({ waitUntil: 'networkidle' });
  await expect(main.getByText('已采纳，内容下架')).toBeVisible();

  // The member who shared it.
  await page.goto('/userCenter/notices', { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: /数据手册已下架/ })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(new RegExp(`/userCenter/takedowns/${number}$`));
  await pressOn(page, 'button', '提交不侵权声明');
  await page.keyboard.type('seller@example.com');
  await pressOn(page, 'checkbox', /我保证声明的内容真实/, { key: 'Space' });
  await tabTo(page, 'textbox', /为什么没有侵权/);
  await page.keyboard.type('原厂授权，编号 2026-17');
  await pressOn(page, 'button', '提交声明');
  await expect(page.getByText('内容的提供者提交了不侵权声明，等待核实')).toBeVisible();

  await desk.reload({ waitUntil: 'networkidle' });
  await item.getByRole('button', { name: '处理' }).press('Enter');
  await item.getByRole('radio', { name: '采纳声明，恢复内容' }).press('Space');
  await item.getByRole('textbox', { name: /说明/ }).fill('已核对原厂的授权');
  await item.getByRole('button', { name: '确定' }).press('Enter');
  await expect(item).toHaveCount(0);
  expect((await visitor.request.get(`${sheet}?at=2`)).status()).toBe(200);
  await visitor.reload({ waitUntil: 'networkidle' });
  await expect(main.getByText('声明已采纳，内容恢复')).toBeVisible();
  expect(problems).toEqual([]);
});
