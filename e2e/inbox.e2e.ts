// Two browsers talk about a quote; nothing that is written is lost when a session ends.
import { expect, type Page, test } from '@playwright/test';
import { forgetCodes } from './forgetCodes.ts';
import { asMember, newWindow, openAsMember, openConsole } from './people.ts';
import { watchProblems } from './problems.ts';
import { verifyCompany } from './verifiedCompany.ts';
import { logInBySms, pressOn, tabTo } from './visitor.ts';

const PART = 'STM32F103C8T6';
const terms = { currency: 'CNY', taxMode: 'tax13', moq: 100, multiple: 100, stock: 20_000, dateCode: '2435+', grade: 'a1', place: 'SZ', hasCoc: true };

const log = (page: Page) => page.getByRole('log');
const box = (page: Page) => page.getByRole('textbox', { name: /写消息$/ });

/** A list is one stop of Tab; the arrows go through it. */
async function openRow(page: Page, list: RegExp | string, name: RegExp): Promise<void> {
  const rows = page.getByRole('grid', { name: list });
  const row = rows.getByRole('row', { name });
  await expect(row).toBeVisible();
  await tabTo(page, 'row', /./, { within: rows });
  for (let step = 0; step < 10 && (await row.and(page.locator(':focus')).count()) === 0; step++) await page.keyboard.press('ArrowDown');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
}

async function write(page: Page, text: string): Promise<void> {
  await tabTo(page, 'textbox', /写消息$/);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('两个浏览器聊一份报价：从报价页开始，发报价卡片，对方马上看到、回复、已读；登录结束写的字还在', async ({ browser }) => {
  test.setTimeout(240_000);
  const [buyer, seller, desk] = [await newWindow(browser), await newWindow(browser), await newWindow(browser)];
  const run = crypto.randomUUID().slice(0, 8);
  const names = { buyer: `南河智控${run}`, seller: `北辰电子${run}` };
  const mobile = await openAsMember(buyer, '/userCenter');
  await openConsole(desk);
  await verifyCompany(buyer, desk, names.buyer);
  await openAsMember(seller, '/userCenter');
  await verifyCompany(seller, desk, names.seller);
  const problems = [watchProblems(buyer), watchProblems(seller)];
  const { id: rowId } = await asMember<{ id: number }>(buyer, '/demand/add', { json: { type: 1, model: PART, quantity: 5000 } });
  const priceLadder = [{ minQuantity: 100, unitPrice: '6.85' }];
  const { id: quoteId } = await asMember<{ id: number }>(seller, '/demand/enquiry/add', { json: { rowId, priceLadder, ...terms, validDays: 7 } });

  await test.step('买方从报价页开始，把报价发成卡片', async () => {
    await buyer.goto(`/inquiry/enquiry/${quoteId}`, { waitUntil: 'networkidle' });
    await pressOn(buyer, 'link', '发消息', { within: buyer.getByRole('main') });
    await expect(buyer).toHaveURL(/\/im\?c=\d+$/);
    await expect(buyer.getByRole('heading', { name: names.seller })).toBeVisible();
    await expect(box(buyer)).toBeFocused();
    await pressOn(buyer, 'button', `把“报价 ${PART}”发给对方`);
    await expect(log(buyer).getByRole('link', { name: `报价 ${PART}` })).toHaveAttribute('href', `/inquiry/enquiry/${quoteId}`);
  });

  await test.step('卖方在消息页里看到未读，打开，看到卡片', async () => {
    await seller.goto('/im', { waitUntil: 'networkidle' });
    await openRow(seller, '会话', new RegExp(`^${names.buyer}，.*1 条未读消息`));
    await expect(log(seller).getByRole('link', { name: `报价 ${PART}` })).toBeVisible();
    await expect(log(seller)).toContainText('¥6.85');
    await expect(log(buyer)).toContainText('已读');
  });

  await test.step('话马上到对方屏幕：正在输入、消息、已读；撤回以后两边都没有', async () => {
    await tabTo(seller, 'textbox', /写消息$/);
    await seller.keyboard.type('现货');
    await expect(buyer.getByText('对方正在输入…')).toBeVisible();
    await seller.keyboard.type('，今天可以发');
    await seller.keyboard.press('Enter');
    await expect(log(buyer)).toContainText('现货，今天可以发');
    await expect(box(seller)).toBeFocused();
    await expect(box(seller)).toHaveValue('');
    await write(buyer, '写错了的一句');
    await expect(log(seller)).toContainText('写错了的一句');
    await pressOn(buyer, 'button', '“写错了的一句”的操作');
    await buyer.getByRole('menuitem', { name: /^撤回/ }).press('Enter');
    await expect(log(seller)).not.toContainText('写错了的一句');
    await expect(log(buyer)).not.toContainText('写错了的一句');
  });

  await test.step('按词找到一条，跳过去', async () => {
    await tabTo(seller, 'searchbox', '找会话和消息');
    await seller.keyboard.type('今天可以发');
    await seller.keyboard.press('Enter');
    await openRow(seller, /^聊天里的/, /现货，今天可以发/);
    await expect(seller).toHaveURL(/[?&]m=\d+/);
    await expect(log(seller)).toContainText('现货，今天可以发');
  });
  expect(problems).toEqual([[], []]);

  await test.step('登录在别处结束：写了一半的还在，登录以后发出', async () => {
    await tabTo(buyer, 'textbox', /写消息$/);
    await buyer.keyboard.type('那就订 1000 片');
    await asMember(buyer, '/logout', {});
    await expect(buyer.getByRole('dialog', { name: /登录/ })).toBeVisible({ timeout: 30_000 });
    // Another code within the minute in which the first one went out.
    await forgetCodes(mobile);
    await logInBySms(buyer, mobile);
    await expect(box(buyer)).toHaveValue('那就订 1000 片');
    await tabTo(buyer, 'textbox', /写消息$/);
    await buyer.keyboard.press('Enter');
    await expect(log(seller)).toContainText('那就订 1000 片');
  });
});
