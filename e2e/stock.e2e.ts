import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { asMember, newWindow, openConsole } from './people.ts';
import { yuanOffers } from './shop.ts';
import { openAsCompany } from './verifiedCompany.ts';
import { pressOn, tabTo } from './visitor.ts';

const PART = 'STM32G071CBT6';
const STOCK = '/userCenter/inquiryManage/myStock';
const inMain = (page: Page) => ({ within: page.getByRole('main') });

interface Line {
  quantity: number | null;
  price: string | null;
  dateCode: string | null;
}

test('库存全用键盘：改一格、接着改下一格、放弃，错了留着说为什么，离开再来还在；一起关闭，存成文件', async ({ browser }) => {
  test.setTimeout(180_000);
  const [seller, desk] = [await newWindow(browser), await newWindow(browser)];
  const run = crypto.randomUUID().slice(0, 8);
  await openConsole(desk);
  await openAsCompany(seller, desk, `北辰库存${run}`);
  const model = `STK${run.toUpperCase()}`;
  await asMember(seller, '/demand/add', { json: { type: 0, model, quantity: 100, price: '1.5', brandName: '=1+1' } });
  await seller.goto(STOCK, { waitUntil: 'networkidle' });
  const cell = (words: string) => seller.getByRole('button', { name: `${words}，${model}` });
  const line = async () => (await asMember<Line[]>(seller, `/stock/list?keywords=${model}`))[0];

  await test.step('改数量，Tab 到单价，接着改；Esc 放弃批号', async () => {
    await tabTo(seller, 'button', `数量 100，${model}`, inMain(seller));
    await seller.keyboard.press('Enter');
    await expect(seller.getByRole('textbox', { name: `${model} 的数量` })).toBeFocused();
    await seller.keyboard.type('2.5k');
    await seller.keyboard.press('Tab');
    await expect(seller.getByRole('textbox', { name: `${model} 的单价` })).toBeFocused();
    await seller.keyboard.type('1.42');
    await seller.keyboard.press('Enter');
    await expect(cell('单价 ¥1.42')).toBeFocused();
    await expect(cell('数量 2,500')).toHaveAccessibleDescription('已保存');
    await seller.keyboard.press('ArrowRight');
    await expect(cell('批号 未注明')).toBeFocused();
    await seller.keyboard.press('Enter');
    await seller.keyboard.type('2401');
    await seller.keyboard.press('Escape');
    await expect(cell('批号 未注明')).toBeFocused();
    expect(await line()).toMatchObject({ quantity: 2500, price: '1.42', dateCode: null });
  });

  await test.step('不可能的批号留在格子里，重新打开还在；改对就保存', async () => {
    await seller.keyboard.press('Enter');
    await seller.keyboard.type('2460');
    await seller.keyboard.press('Enter');
    await expect(cell('批号 2460')).toHaveAccessibleDescription(/一年没有第 60 周/);
    await seller.goto(STOCK, { waitUntil: 'networkidle' });
    await expect(cell('批号 2460')).toHaveAccessibleDescription('上次没有保存，按 Enter 接着改');
    await tabTo(seller, 'button', `批号 2460，${model}`, inMain(seller));
    await seller.keyboard.press('Enter');
    await seller.keyboard.type('2440+');
    await seller.keyboard.press('Enter');
    await expect(cell('批号 2440+')).toHaveAccessibleDescription('已保存');
    expect(await line()).toMatchObject({ dateCode: '2440+' });
  });

  await test.step('存成文件，公式只是文字；勾选了一起关闭', async () => {
    const download = seller.waitForEvent('download');
    await pressOn(seller, 'button', '导出 CSV', inMain(seller));
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain(`${model},'=1+1,2500,1.42,CNY`);
    await tabTo(seller, 'checkbox', `选择 ${model}`, inMain(seller));
    await seller.keyboard.press('Space');
    await pressOn(seller, 'button', '关闭', inMain(seller));
    await expect(seller.getByText('已关闭 1 条')).toBeVisible();
  });
});

test('别的系统送来清单：链接在购物车里打开一次，按一下就加入；别人再打开说已经用过', async ({ browser }) => {
  const [buyer, other] = [await newWindow(browser), await newWindow(browser)];
  const offer = (await yuanOffers(buyer, PART)).find(({ mpn }) => mpn === PART);
  const lines = [
    { mpn: PART, quantity: offer?.moq ?? 1 },
    { mpn: 'NOBODY-SELLS-THIS', quantity: 5 },
  ];
  const answer = await buyer.request.post('/api/mall/cart/handOver', { data: { lines } });
  const { url } = ((await answer.json()) as { data: { url: string } }).data;
  const address = url.slice(new URL(url).origin.length);
  await buyer.goto(address, { waitUntil: 'networkidle' });
  await expect(buyer).toHaveURL(/\/mall\/cart$/);
  const dialog = buyer.getByRole('dialog', { name: '粘贴清单' });
  await expect(dialog.getByText(/种可以加入/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: '发布求购 NOBODY-SELLS-THIS' })).toBeVisible();
  await pressOn(buyer, 'button', /^加入购物车，1 种/, { within: dialog });
  await expect(dialog.getByText('还有 1 行没有加入，留在这里')).toBeVisible();
  await buyer.keyboard.press('Escape');
  await expect(buyer.getByRole('main').getByRole('link', { name: PART, exact: true })).toBeVisible();
  await other.goto(address, { waitUntil: 'networkidle' });
  await expect(other.getByText('这个清单链接已经用过或过期了，请回到来的网站再送一次，或直接粘贴清单')).toBeVisible();
});
