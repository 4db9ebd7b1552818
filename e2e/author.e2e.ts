import { expect, test } from '@playwright/test';
import { newWindow, openAsMember, openConsole } from './people.ts';

test('成为作者：申请、通过、主页打得开；再改资料，被驳回，看得到原因', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const name = `陈工谈电源 ${Date.now() % 1_000_000}`;
  await openAsMember(page, '/userCenter/author');
  await page.getByRole('textbox', { name: '名字' }).fill(name);
  await page.getByRole('textbox', { name: '领域' }).fill('电源与热设计');
  await page.getByRole('textbox', { name: '简介' }).fill('做了十年开关电源，写怎样选料、怎样散热。');
  // What is half written is still there after a reload.
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('textbox', { name: '名字' })).toHaveValue(name);
  await page.getByRole('button', { name: '提交申请' }).press('Enter');
  await expect(page.getByText('审核中')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '成为作者' })).toBeFocused();

  const desk = await newWindow(browser);
  await openConsole(desk, '/operator/reviews?kind=author');
  const waiting = desk.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await waiting.getByRole('button', { name: /^通过/ }).press('Enter');
  await expect(waiting).toHaveCount(0);

  await page.reload({ waitUntil: 'networkidle' });
  const href = await page.getByRole('link', { name: '看作者主页' }).getAttribute('href');
  const visitor = await newWindow(browser);
  await visitor.goto(new URL(href ?? '', page.url()).href, { waitUntil: 'networkidle' });
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();

  const field = page.getByRole('textbox', { name: '领域' });
  await field.fill('射频与天线');
  await page.getByRole('button', { name: '提交修改' }).press('Enter');
  await expect(page.getByText('原来：电源与热设计')).toBeVisible();
  await desk.goto('/operator/reviews?kind=author', { waitUntil: 'networkidle' });
  await expect(waiting).toContainText('改为：射频与天线');
  await waiting.getByRole('button', { name: /^驳回/ }).press('Enter');
  await desk.getByRole('textbox', { name: /驳回原因/ }).fill('你的文章都是电源');
  await desk.getByRole('button', { name: '确认驳回' }).press('Enter');
  await expect(waiting).toHaveCount(0);

  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByText('上次的修改没有通过：你的文章都是电源')).toBeVisible();
  await expect(field).toHaveValue('射频与天线');
});
