// The whole path of a purchase, with the keyboard alone: from a company that registers to the goods that are there.
import { expect, type Page, test } from '@playwright/test';
import { confirmOrder, main, payByAlipay, receiveGoods, ship, submitOrder } from './buying.ts';
import { registerCompany } from './company.ts';
import { openShop } from './ownShop.ts';
import { askAsMember, asMember, newWindow, openConsole } from './people.ts';
import { watchProblems } from './problems.ts';
import { address } from './shop.ts';
import { openAsCompany } from './verifiedCompany.ts';
import { pressOn, tabTo } from './visitor.ts';

/** What the catalogue has: only that can be ordered in the mall. */
const PART = 'STM32F103C8T6';

interface Detail {
  counterpartText: string;
  counterpart: { company: { name: string } | null };
  events: unknown[];
}

/** Types into a field that Tab reaches. */
async function fill(page: Page, name: RegExp | string, text: string): Promise<void> {
  await tabTo(page, 'textbox', name, { within: main(page) });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

const press = (page: Page, name: RegExp | string) => pressOn(page, 'button', name, { within: main(page) });
const inDialog = (page: Page, name: RegExp | string) => pressOn(page, 'button', name, { within: page.getByRole('dialog') });

/** Everything that the portal tells a window from now on: pages and answers. */
function listenTo(page: Page): () => Promise<string> {
  const told: Promise<string>[] = [];
  page.on('response', (response) => {
    // What a page that is left behind had asked for is gone with it.
    if (['document', 'fetch', 'xhr'].includes(response.request().resourceType())) told.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(told)).join('\n');
}

test('一笔采购全用键盘：注册、认证、匿名发三条求购、报价、比较、还价、成交、按约定价下单、付款、发货、收货；成交以前卖方不知道买方是谁', async ({
  browser,
}) => {
  test.setTimeout(360_000);
  const [buyer, seller, desk] = [await newWindow(browser), await newWindow(browser), await newWindow(browser)];
  const problems = [watchProblems(buyer), watchProblems(seller)];
  const run = crypto.randomUUID().slice(0, 8);
  const names = { buyer: `南河智控${run}`, seller: `北辰电子${run}` };
  const other = `E2E${run.toUpperCase()}`;
  await openConsole(desk, '/operator/reviews?kind=enterprise');

  await test.step('买方注册企业账号，运营人员核对后通过', async () => {
    await registerCompany(buyer, names.buyer);
    await desk.reload({ waitUntil: 'networkidle' });
    const review = desk.getByRole('region', { name: names.buyer });
    await pressOn(desk, 'button', '通过', { within: review });
    await expect(review).toHaveCount(0);
  });
  await openAsCompany(seller, desk, names.seller);
  await openShop(seller, desk, `北辰店${run}`);
  const toldSeller = listenTo(seller);

  const rowId = await test.step('买方贴一张清单，一次匿名发布三条求购', async () => {
    await buyer.goto('/datasheet/bom', { waitUntil: 'networkidle' });
    await fill(buyer, /^从表格里整块粘贴/, '');
    await buyer.keyboard.insertText(`${PART} 1000\nSTM32F407VGT6 200\n${other} 50`);
    await press(buyer, '读取清单');
    await press(buyer, '开始匹配，3 行');
    await press(buyer, '询价');
    const dialog = buyer.getByRole('dialog', { name: '把清单发布为求购' });
    await pressOn(buyer, 'checkbox', /^匿名发布/, { key: 'Space', within: dialog });
    await pressOn(buyer, 'button', '发布 3 条求购', { within: dialog });
    await expect(dialog.getByText('已发布 3 条')).toBeFocused();
    const href = await dialog.getByRole('link', { name: `已发布，看求购 ${PART}` }).getAttribute('href');
    await pressOn(buyer, 'link', '看我的求购', { within: dialog });
    for (const model of [PART, 'STM32F407VGT6', other]) await expect(main(buyer).getByRole('link', { name: model }).first()).toBeVisible();
    return Number(/\d+$/.exec(href ?? '')?.[0]);
  });

  await test.step('卖方在供求板上看到求购，用键盘报价', async () => {
    await seller.goto(`/inquiry/index/1/0?keywords=${PART}`, { waitUntil: 'networkidle' });
    const row = main(seller)
      .getByRole('row')
      .filter({ has: seller.locator(`a[href="/inquiry/demandDetails/${rowId}"]`) });
    await expect(row).toContainText('已认证');
    await pressOn(seller, 'link', PART, { within: row });
    await expect(seller.getByRole('heading', { name: '给这条求购报价' })).toBeVisible();
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
    await expect(seller.getByRole('heading', { level: 1, name: `${PART} × 1,000 的报价` })).toBeVisible();
  });
  const id = Number(/\d+$/.exec(seller.url())?.[0]);
  const read = (page: Page) => asMember<Detail>(page, `/demand/enquiry/detail?id=${id}`);

  await test.step('买方比较，还价', async () => {
    await buyer.goto('/userCenter/inquiryManage/myEnquiry', { waitUntil: 'networkidle' });
    await expect(buyer.getByRole('link', { name: '收到的报价，1 份等你答复' })).toBeVisible();
    await pressOn(buyer, 'link', `比较 ${PART} 的全部报价`, { within: main(buyer) });
    await expect(buyer.getByRole('table', { name: '人民币报价，1 份' })).toContainText('¥6.20');
    await press(buyer, `向${names.seller}还价`);
    await expect(buyer.getByRole('textbox', { name: /^你要的单价/ })).toBeFocused();
    await buyer.keyboard.type('5.9');
    await inDialog(buyer, '还价，合计 ¥5,900.00');
    await expect(buyer.getByText('已发给卖方，答复后会通知你')).toBeVisible();
  });

  await test.step('卖方同意，到这里没有读到过买方是谁', async () => {
    await seller.reload({ waitUntil: 'networkidle' });
    await expect(seller.getByRole('region', { name: '买方' })).toContainText('已认证企业');
    await press(seller, '同意还价');
    await expect(seller.getByRole('dialog')).toContainText('单价 ¥5.90，合计 ¥5,900.00');
    await inDialog(seller, '同意还价');
    await expect(seller.getByText('已按买方的价格报价')).toBeVisible();
    expect((await read(seller)).counterpart.company).toBeNull();
    const told = await toldSeller();
    expect(told).toContain(`"id":${rowId}`);
    expect(told).not.toContain(names.buyer);
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

  const orderId = await test.step('买方按约定价下单，用支付宝付款', async () => {
    await asMember(buyer, '/mall/deliveryAddress/add', address);
    await pressOn(buyer, 'link', '去下单', { within: main(buyer) });
    await expect(buyer.getByRole('heading', { level: 1, name: '提交订单' })).toBeVisible();
    await expect(main(buyer)).toContainText('¥5,900.00');
    await submitOrder(buyer);
    return payByAlipay(buyer);
  });
  const order = await asMember<{ orderNo: string; total: string; lines: { mpn: string; quantity: number; unitPrice: string }[] }>(
    buyer,
    `/mall/goods/order/user/detail?id=${orderId}`,
  );
  expect(order).toMatchObject({ total: '5900.00', lines: [{ mpn: PART, quantity: 1000, unitPrice: '5.9' }] });

  await test.step('卖方从报价去处理订单，发货', async () => {
    await seller.goto('/userCenter/seller/orders?state=PAID', { waitUntil: 'networkidle' });
    await pressOn(seller, 'link', `处理订单 ${order.orderNo}`, { within: main(seller) });
    await confirmOrder(seller);
    await ship(seller, order.orderNo, 'SY-DEMO-2001');
    await expect(main(seller).getByRole('button', { name: '发货', exact: true })).toHaveCount(0);
  });

  await test.step('买方收到货，订单完成；报价上也写着', async () => {
    await buyer.goto(`/mall/userCenter/myOrder/orderDetail/${orderId}`, { waitUntil: 'networkidle' });
    await expect(main(buyer).getByText('SY-DEMO-2001')).toBeVisible();
    await receiveGoods(buyer);
    await expect(main(buyer).getByText('已完成').first()).toBeVisible();
    await seller.reload({ waitUntil: 'networkidle' });
    await expect(main(seller).getByText('已完成').first()).toBeVisible();
    await buyer.goto(`/inquiry/enquiry/${id}`, { waitUntil: 'networkidle' });
    await expect(buyer.getByRole('region', { name: '成交' }).getByText('买方已经下单。')).toBeVisible();
    await pressOn(buyer, 'link', '看订单', { within: main(buyer) });
    await expect(buyer).toHaveURL(new RegExp(`/orderDetail/${orderId}$`));
  });
  expect(problems.flat()).toEqual([]);
  for (const page of [buyer, seller, desk]) await page.context().close();
});
