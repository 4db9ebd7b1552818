import { expect, type Page, test } from '@playwright/test';
import { askAsMember, asMember, newWindow, openConsole } from './people.ts';
import { openAsCompany } from './verifiedCompany.ts';
import { pressOn, tabTo } from './visitor.ts';

interface Detail {
  counterpartText: string;
  counterpart: { company: { name: string } | null };
  events: unknown[];
}

/** Types into a field that Tab reaches. */
async function fill(page: Page, name: RegExp | string, text: string): Promise<void> {
  await tabTo(page, 'textbox', name, { within: page.getByRole('main') });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

const press = (page: Page, name: RegExp | string) => pressOn(page, 'button', name, { within: page.getByRole('main') });
const inDialog = (page: Page, name: RegExp | string) => pressOn(page, 'button', name, { within: page.getByRole('dialog') });

test('匿名求购、报价、比较、还价、同意、接受，全用键盘：卖方到成交才知道买方是谁，两边的记录一样', async ({ browser }) => {
  test.setTimeout(240_000);
  const [buyer, seller, desk] = [await newWindow(browser), await newWindow(browser), await newWindow(browser)];
  const run = crypto.randomUUID().slice(0, 8);
  const names = { buyer: `南河智控${run}`, seller: `北辰电子${run}` };
  await openConsole(desk);
  await openAsCompany(buyer, desk, names.buyer);
  await openAsCompany(seller, desk, names.seller);
  const model = `E2E${run.toUpperCase()}`;
  const { id: rowId } = await asMember<{ id: number }>(buyer, '/demand/add', {
    json: { type: 1, model, quantity: 1000, price: '6', currency: 'CNY', taxMode: 'tax13', place: 'SZ', isAnonymous: true },
  });

  await test.step('卖方在求购页用键盘报价', async () => {
    await seller.goto(`/inquiry/demandDetails/${rowId}`, { waitUntil: 'networkidle' });
    await expect(seller.getByRole('heading', { name: '给这条求购报价' })).toBeVisible();
    await expect(seller.getByRole('main')).not.toContainText(names.buyer);
    await fill(seller, '第 1 级数量', '100');
    await fill(seller, '第 1 级单价', '6.85');
    await press(seller, '加一级');
    await expect(seller.getByRole('textbox', { name: '第 2 级数量' })).toBeFocused();
    await seller.keyboard.type('1000');
    await fill(seller, '第 2 级单价', '6.2');
    await expect(seller.getByText('¥6,200.00')).toBeVisible();
    await fill(seller, '起订量', '100');
    await fill(seller, '倍数', '100');
    await fill(seller, '批号', '2560');
    await expect(seller.getByText('批号 2560 不可能：一年没有第 60 周，请核对标签')).toBeVisible();
    await fill(seller, '批号', '2435+');
    await press(seller, '发送报价');
    await expect(seller).toHaveURL(/\/inquiry\/enquiry\/\d+$/);
    await expect(seller.getByRole('heading', { level: 1, name: `${model} × 1,000 的报价` })).toBeVisible();
  });
  const id = Number(/\d+$/.exec(seller.url())?.[0]);
  const read = (page: Page) => asMember<Detail>(page, `/demand/enquiry/detail?id=${id}`);

  await test.step('买方比较，还价', async () => {
    await buyer.goto('/userCenter/inquiryManage/myEnquiry', { waitUntil: 'networkidle' });
    await expect(buyer.getByRole('link', { name: '收到的报价，1 份等你答复' })).toBeVisible();
    await pressOn(buyer, 'link', `比较 ${model} 的全部报价`, { within: buyer.getByRole('main') });
    await expect(buyer.getByRole('table', { name: '人民币报价，1 份' })).toContainText('¥6.20');
    await press(buyer, `向${names.seller}还价`);
    await expect(buyer.getByRole('textbox', { name: /^你要的单价/ })).toBeFocused();
    await buyer.keyboard.type('5.9');
    await inDialog(buyer, '还价，合计 ¥5,900.00');
    await expect(buyer.getByText('已发给卖方，答复后会通知你')).toBeVisible();
  });

  await test.step('卖方同意，仍然不知道买方是谁', async () => {
    await seller.reload({ waitUntil: 'networkidle' });
    await expect(seller.getByText('深圳·已认证企业')).toBeVisible();
    await press(seller, '同意还价');
    await expect(seller.getByRole('dialog')).toContainText('单价 ¥5.90，合计 ¥5,900.00');
    await inDialog(seller, '同意还价');
    await expect(seller.getByText('已按买方的价格报价')).toBeVisible();
    expect(JSON.stringify(await read(seller))).not.toContain(names.buyer);
  });

  await test.step('买方接受：写明合计和后果', async () => {
    await buyer.goto(`/inquiry/enquiry/${id}`, { waitUntil: 'networkidle' });
    await press(buyer, '接受');
    await expect(buyer.getByRole('dialog')).toContainText('对方这时才知道你们是哪家公司');
    await inDialog(buyer, '接受，合计 ¥5,900.00');
    await expect(buyer.getByText('已接受，价格保留 3 天')).toBeVisible();
    await expect(buyer.getByRole('region', { name: '成交' })).toContainText('¥5,900.00');
  });

  await test.step('卖方现在知道买方；两边的记录一样', async () => {
    await seller.reload({ waitUntil: 'networkidle' });
    await expect(seller.getByRole('region', { name: '买方' })).toContainText(names.buyer);
    const [mine, theirs] = [await read(buyer), await read(seller)];
    expect(theirs.events).toEqual(mine.events);
    expect(theirs.counterpart.company?.name).toBe(names.buyer);
    await press(seller, '留言');
    await expect(seller.getByRole('textbox', { name: `留言给${names.buyer}` })).toBeFocused();
    await seller.keyboard.type('今天发货');
    await press(seller, '发送留言');
    await expect(seller.getByRole('list', { name: '往来记录' })).toContainText('今天发货');
    await buyer.reload({ waitUntil: 'networkidle' });
    await expect(buyer.getByRole('list', { name: '往来记录' })).toContainText('今天发货');
  });

  await test.step('别的公司读不到', async () => {
    const { status } = await askAsMember(desk, `/demand/enquiry/detail?id=${id}`);
    expect(status).toBeGreaterThanOrEqual(403);
  });
  for (const page of [buyer, seller, desk]) await page.context().close();
});
