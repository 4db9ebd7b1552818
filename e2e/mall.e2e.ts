import { expect, type Page, test } from '@playwright/test';
import { addAddress, confirmOrder, main, payByAlipay, receiveGoods, ship, submitOrder } from './buying.ts';
import { asMember, newWindow, openAsMember, openConsole } from './people.ts';
import { makePdf } from './pdfFile.ts';
import { watchProblems } from './problems.ts';
import { address, type NewOrder, type Offer, orderOf, yuanOffers } from './shop.ts';
import { logInBySms, pressOn, tabTo } from './visitor.ts';

const ARTICLE = '换国产料之前，先把这张对照表填完';
const PART = 'STM32G071CBT6';
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** An offer of the part in yuan. */
async function yuanOffer(page: Page): Promise<Offer> {
  const offer = (await yuanOffers(page, PART)).find(({ mpn }) => mpn === PART);
  if (!offer) throw new Error(`Nobody sells ${PART} for yuan`);
  return offer;
}

/** An order of the part by a new member, waiting to be paid for. */
async function newOrder(page: Page): Promise<NewOrder> {
  await openAsMember(page, '/mall/userCenter/addressList');
  return orderOf(page, await yuanOffer(page));
}

/** Puts a member in charge of a merchant, in the operator's console. */
async function assign(page: Page, merchant: string, memberId: number): Promise<void> {
  await openConsole(page, `/operator/merchants?keywords=${encodeURIComponent(merchant)}`);
  await page
    .getByRole('button', { name: new RegExp(`为 ${merchant.replaceAll(/[()（）]/g, '.')} 指定会员|更换 ${merchant.replaceAll(/[()（）]/g, '.')} 的会员`) })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: `谁来负责“${merchant}”？` });
  await expect(dialog.getByRole('searchbox', { name: '查找会员' })).toBeFocused();
  await page.keyboard.type(String(memberId));
  await page.keyboard.press('Enter');
  const found = dialog.getByRole('radio', { name: new RegExp(`编号 ${memberId}，`) });
  await expect(found).toBeVisible();
  await found.focus();
  await page.keyboard.press('Space');
  await pressOn(page, 'button', '指定', { within: dialog });
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('cell', { name: new RegExp(`编号 ${memberId}）`) })).toBeVisible();
}

test('全程只用键盘：看文章、加入购物车、登录、下单、支付宝付款、卖家发货、收货、开票', async ({ page, browser }) => {
  test.setTimeout(360_000);
  const problems = watchProblems(page);
  const offer = await yuanOffer(page);

  // From an article to an offer of the part it speaks of, and into the cart of a visitor.
  await page.goto(`/news/search?keywords=${PART}`, { waitUntil: 'networkidle' });
  await pressOn(page, 'link', ARTICLE, { within: main(page) });
  await expect(page.getByRole('heading', { level: 1, name: ARTICLE })).toBeVisible();
  await pressOn(page, 'link', PART, { within: page.getByRole('article').first() });
  await expect(page).toHaveURL(/\/datasheet\/datasheetDetail\/\d+/);
  const offers = page.getByRole('region', { name: /现货与价格/ });
  await pressOn(page, 'link', `详情，${offer.merchant.name}，CNY`, { within: offers });
  await expect(page).toHaveURL(new RegExp(`/mall/productDetails/${offer.id}$`));
  await pressOn(page, 'button', /^加入购物车/, { within: main(page) });
  await expect(page.getByText('已加入购物车').first()).toBeVisible();
  await page.goto('/mall/cart', { waitUntil: 'networkidle' });
  await expect(main(page).getByText('未登录，购物车只存在这个浏览器里。')).toBeVisible();
  await expect(main(page).getByRole('link', { name: PART, exact: true })).toBeVisible();

  // The cart comes along at login.
  await pressOn(page, 'button', '登录', { within: main(page) });
  await logInBySms(page);
  await expect(main(page).getByText('未登录，购物车只存在这个浏览器里。')).toBeHidden();
  await expect(main(page).getByRole('link', { name: PART, exact: true })).toBeVisible();
  await pressOn(page, 'button', '去结算 CNY', { within: main(page) });

  // Three steps to an order.
  await expect(page.getByRole('heading', { level: 1, name: '提交订单' })).toBeVisible();
  await addAddress(page);
  await submitOrder(page);
  const orderId = await payByAlipay(page);

  // The operator names who speaks for the merchant; that member confirms and ships in two parcels.
  const merchant = await newWindow(browser);
  await openAsMember(merchant, '/userCenter/seller/orders');
  await expect(merchant.getByRole('heading', { level: 1, name: '这里是卖家中心' })).toBeVisible();
  const { id: merchantId } = await asMember<{ id: number }>(merchant, '/dtUser/myDetail');
  await assign(await newWindow(browser), offer.merchant.name, merchantId);
  await merchant.goto('/userCenter/seller/orders?state=PAID', { waitUntil: 'networkidle' });
  const { orderNo } = await asMember<{ orderNo: string }>(page, `/mall/goods/order/user/detail?id=${orderId}`);
  await pressOn(merchant, 'link', `处理订单 ${orderNo}`, { within: main(merchant) });
  await expect(merchant.getByRole('heading', { level: 1, name: `订单 ${orderNo}` })).toBeVisible();
  await confirmOrder(merchant);
  await ship(merchant, orderNo, 'SY-DEMO-1001', '2');
  await expect(main(merchant).getByText('部分发货').first()).toBeVisible();
  await ship(merchant, orderNo, 'SY-DEMO-1002');
  await expect(main(merchant).getByRole('button', { name: '发货', exact: true })).toHaveCount(0);
  await pressOn(merchant, 'button', '登记包裹 2 的物流', { within: main(merchant) });
  const report = merchant.getByRole('dialog', { name: '登记包裹 2 的物流' });
  await pressOn(merchant, 'checkbox', '买家已签收', { key: 'Space', within: report });
  await pressOn(merchant, 'button', '登记', { within: report });
  await expect(report).toBeHidden();

  // The goods are there, and an invoice is applied for.
  await page.goto(`/mall/userCenter/myOrder/orderDetail/${orderId}`, { waitUntil: 'networkidle' });
  await expect(main(page).getByText('SY-DEMO-1002')).toBeVisible();
  await receiveGoods(page);
  await pressOn(page, 'link', '申请发票', { within: main(page) });
  await expect(page).toHaveURL(/invoiceManagement/);
  await pressOn(page, 'button', '新增发票抬头', { within: main(page) });
  const form = page.getByRole('dialog', { name: '新增发票抬头' });
  await tabTo(page, 'textbox', '发票抬头', { within: form });
  await page.keyboard.type('示例仪器（杭州）有限公司');
  await tabTo(page, 'textbox', '税号', { within: form });
  await page.keyboard.type('91440300708461136T');
  await pressOn(page, 'button', '保存抬头', { within: form });
  await expect(form).toBeHidden();
  await pressOn(page, 'button', '申请开票', { within: main(page) });
  await expect(main(page).getByText(/^已申请数电普票 ¥/)).toBeVisible();

  // The merchant issues it, and the buyer has its number.
  await merchant.goto('/userCenter/seller/invoices?state=applied', { waitUntil: 'networkidle' });
  const application = main(merchant).getByRole('listitem').filter({ hasText: orderNo });
  await pressOn(merchant, 'button', '为示例仪器（杭州）有限公司开具发票', { within: application });
  await expect(application.getByRole('textbox', { name: '发票号码' })).toBeFocused();
  await merchant.keyboard.type('26332000000012345678');
  await merchant.keyboard.press('Enter');
  await expect(application.getByText('已开具')).toBeVisible();
  await application.locator('input[type=file]').setInputFiles({ name: '发票.pdf', mimeType: 'application/pdf', buffer: makePdf('Invoice') });
  await expect(application.getByText('文件已上传')).toBeVisible();
  await page.goto('/mall/userCenter/invoiceManagement', { waitUntil: 'networkidle' });
  await expect(main(page).getByText(/26332000000012345678/)).toBeVisible();

  // Two pieces are faulty: the amount is named to the buyer and to the merchant, a part goes back, the order stays finished.
  await page.goto(`/mall/userCenter/myOrder/orderDetail/${orderId}`, { waitUntil: 'networkidle' });
  await pressOn(page, 'button', '申请售后', { within: main(page) });
  const claim = page.getByRole('dialog', { name: '申请售后' });
  await tabTo(page, 'textbox', /的数量$/, { within: claim });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2');
  await tabTo(page, 'textbox', '具体情况', { within: claim });
  await page.keyboard.type('两件引脚弯了，照片在下面');
  await claim.locator('input[type=file]').setInputFiles({ name: '照片.png', mimeType: 'image/png', buffer: png });
  await expect(claim.getByText('已上传', { exact: true })).toBeVisible();
  await pressOn(page, 'button', '下一步，看退款金额', { within: claim });
  const asked = claim.getByRole('heading', { name: /^向卖家申请退款 ¥/ });
  await expect(asked).toBeFocused();
  const amount = /¥[\d,.]+/.exec(await asked.innerText())?.[0] ?? '';
  await pressOn(page, 'button', '提交申请', { within: claim });
  await expect(claim).toBeHidden();
  await expect(main(page).getByText('售后中').first()).toBeVisible();
  await merchant.goto(`/userCenter/seller/orders/${orderId}`, { waitUntil: 'networkidle' });
  await expect(main(merchant).getByText('照片').first()).toBeVisible();
  await pressOn(merchant, 'radio', /^同意退款/, { key: 'Space', within: main(merchant) });
  await tabTo(merchant, 'textbox', '答复', { within: main(merchant) });
  await merchant.keyboard.type('核对无误，两件退款');
  await pressOn(merchant, 'button', `同意退款 ${amount}`, { within: main(merchant) });
  await pressOn(merchant, 'button', `确认退款 ${amount}`, { within: merchant.getByRole('alertdialog', { name: `退给买家 ${amount}？` }) });
  await expect(main(merchant).getByText(`已同意退款 ${amount}`)).toBeVisible();
  await expect(async () => {
    await page.goto(`/mall/userCenter/myOrder/orderDetail/${orderId}`, { waitUntil: 'networkidle' });
    await expect(main(page).getByText(`−${amount}`)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await expect(main(page).getByText('已完成').first()).toBeVisible();
  await expect(main(page).getByText('已退款，等待卖家开具红字发票')).toBeVisible();
  await merchant.goto('/userCenter/seller/invoices?state=issued', { waitUntil: 'networkidle' });
  await pressOn(merchant, 'button', '为示例仪器（杭州）有限公司的发票登记红字发票', {
    within: main(merchant).getByRole('listitem').filter({ hasText: orderNo }),
  });
  await merchant.keyboard.type('26332000000012345670');
  await merchant.keyboard.press('Enter');
  await expect(main(merchant).getByText('已冲红').first()).toBeVisible();
  // The red invoice is a paper of its own, below zero, on the order and among the invoices; its file is there for the buyer.
  const red = main(merchant).getByRole('listitem').filter({ hasText: '26332000000012345670' }).filter({ hasText: '销货退回' });
  await red.locator('input[type=file]').setInputFiles({ name: '红字发票.pdf', mimeType: 'application/pdf', buffer: makePdf('Red invoice') });
  await expect(red.getByText('文件已上传')).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(main(page).getByText(/^−¥[\d,.]+，冲销发票 \d{20}$/)).toBeVisible();
  await page.goto('/mall/userCenter/invoiceManagement', { waitUntil: 'networkidle' });
  await expect(main(page).getByText('已由红字发票 26332000000012345670 冲销')).toBeVisible();
  const saved = page.waitForEvent('download');
  await pressOn(page, 'button', '下载 PDF，26332000000012345670', { within: main(page) });
  expect((await saved).suggestedFilename()).toBe('红字发票-26332000000012345670.pdf');
  await tabTo(page, 'tab', '发票记录', { within: main(page) });
  for (const _tab of ['apply', 'titles', 'pis', 'credits']) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const note = page.waitForEvent('download');
  await pressOn(page, 'button', /^下载 PDF，CN\d{4}-\d+-\d{5}$/, { within: main(page) });
  expect((await note).suggestedFilename()).toMatch(/^贷项通知单-CN\d{4}-\d+-\d{5}\.pdf$/);

  // Another piece is exchanged: agreed, sent back, replaced, and there; each side sees both parcels.
  const order = `/mall/userCenter/myOrder/orderDetail/${orderId}`;
  await page.goto(order, { waitUntil: 'networkidle' });
  await pressOn(page, 'button', '申请售后', { within: main(page) });
  await pressOn(page, 'radio', '数量短缺', { key: 'ArrowDown', within: claim });
  await expect(claim.getByRole('radio', { name: '质量问题' })).toBeChecked();
  await pressOn(page, 'radio', '退款', { key: 'ArrowDown', within: claim });
  await expect(claim.getByRole('radio', { name: '换货' })).toBeChecked();
  await tabTo(page, 'textbox', /的数量$/, { within: claim });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1');
  await tabTo(page, 'textbox', '具体情况', { within: claim });
  await page.keyboard.type('一件引脚氧化，请换一件');
  await pressOn(page, 'button', '下一步，核对换货', { within: claim });
  await pressOn(page, 'button', '提交申请', { within: claim });
  await expect(claim).toBeHidden();
  await merchant.goto(`/userCenter/seller/orders/${orderId}`, { waitUntil: 'networkidle' });
  await pressOn(merchant, 'radio', /^同意退款/, { key: 'ArrowDown', within: main(merchant) });
  await tabTo(merchant, 'textbox', '寄回地址', { within: main(merchant) });
  await merchant.keyboard.type('王工 13900139000 深圳市福田区示例路 1 号');
  await tabTo(merchant, 'textbox', '答复', { within: main(merchant) });
  await merchant.keyboard.type('请寄回，收到就换');
  await pressOn(merchant, 'button', '同意换货', { within: main(merchant) });
  await expect(main(merchant).getByText('已同意换货，等待买家寄回')).toBeVisible();
  const send = async (who: Page, number: string, button: string) => {
    await tabTo(who, 'textbox', '承运商', { within: main(who) });
    await who.keyboard.type('示例速运');
    await tabTo(who, 'textbox', '运单号', { within: main(who) });
    await who.keyboard.type(number);
    await pressOn(who, 'button', button, { within: main(who) });
    await expect(main(who).getByText(number).first()).toBeVisible();
  };
  await page.goto(order, { waitUntil: 'networkidle' });
  await send(page, 'BACK-0001', '登记寄回');
  await merchant.reload({ waitUntil: 'networkidle' });
  await send(merchant, 'OTHER-0001', '发出换货');
  await page.reload({ waitUntil: 'networkidle' });
  await pressOn(page, 'button', '确认收到换货', { within: main(page) });
  await expect(main(page).getByText('已换货')).toBeVisible();
  await expect(main(page).getByText('已完成').first()).toBeVisible();
  for (const number of ['BACK-0001', 'OTHER-0001']) await expect(main(page).getByText(number).first()).toBeVisible();
  expect(problems).toEqual([]);
});

/** Uploads a receipt on the page of payment and hands it in. */
async function handIn(page: Page, total: string): Promise<void> {
  await main(page).locator('input[type=file]').setInputFiles({ name: '回单.png', mimeType: 'image/png', buffer: png });
  await expect(main(page).getByText('已上传', { exact: true })).toBeVisible();
  await main(page)
    .getByRole('textbox', { name: /^付款金额/ })
    .fill(total);
  await main(page).getByRole('textbox', { name: '付款人户名' }).fill('示例仪器（杭州）有限公司');
  const paidOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await main(page).getByRole('group', { name: '付款日期' }).getByRole('spinbutton').first().focus();
  await page.keyboard.type(paidOn.replaceAll('-', ''));
  await main(page).getByRole('button', { name: '提交凭证' }).press('Enter');
  await expect(main(page).getByText('凭证审核中').first()).toBeVisible();
}

/** What stands where the form was, however one comes back to it. */
async function expectSubmitted(page: Page): Promise<void> {
  await expect(main(page).getByText(/^已提交，订单 /)).toBeVisible();
  await expect(main(page).getByRole('link', { name: '去付款' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: '查看订单' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /下一步|提交/ })).toHaveCount(0);
}

test('提交之后后退：看到已提交的订单，不会再下一次；以后再买同样的，是另一次购买', async ({ page }) => {
  test.setTimeout(180_000);
  const offer = await yuanOffer(page);
  await openAsMember(page, '/mall/userCenter/addressList');
  await asMember(page, '/mall/deliveryAddress/add', address);

  // Bought at once.
  const goods = `/mall/productDetails/${offer.id}`;
  await page.goto(goods, { waitUntil: 'networkidle' });
  await pressOn(page, 'button', '立即购买', { within: main(page) });
  await expect(page.getByRole('heading', { level: 1, name: '提交订单' })).toBeVisible();
  await submitOrder(page);
  await page.goBack();
  await expect(page).toHaveURL(/orderCreate\?.*step=2/);
  await expectSubmitted(page);
  await page.goBack();
  await expectSubmitted(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expectSubmitted(page);
  await page.goto(goods, { waitUntil: 'networkidle' });
  await pressOn(page, 'button', '立即购买', { within: main(page) });
  await expect(main(page).getByRole('button', { name: '下一步：付款与交货' })).toBeVisible();

  // Out of the cart.
  await page.goto(goods, { waitUntil: 'networkidle' });
  await pressOn(page, 'button', /^加入购物车/, { within: main(page) });
  await expect(page.getByText('已加入购物车').first()).toBeVisible();
  await page.goto('/mall/cart', { waitUntil: 'networkidle' });
  await pressOn(page, 'button', '去结算 CNY', { within: main(page) });
  await submitOrder(page);
  await page.goBack();
  await expectSubmitted(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expectSubmitted(page);
  await expect(main(page).getByText(/404|购物车已变化/)).toHaveCount(0);
});

test('对公转账：凭证写明原因驳回，重新上传，通过', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const { id, orderNo, total } = await newOrder(page);
  await page.goto(`/mall/payOrder?orderId=${id}&method=transfer`, { waitUntil: 'networkidle' });
  await handIn(page, total);

  const desk = await newWindow(browser);
  await openConsole(desk, '/operator/reviews?kind=receipt');
  const review = desk.getByRole('region', { name: `订单 ${orderNo} 的付款凭证` });
  await expect(review.getByText(`¥${total.replace(/\B(?=(\d{3})+\.)/g, ',')}`).first()).toBeVisible();
  await expect(review.getByRole('img', { name: '文件 1：付款凭证.png' })).toBeVisible();
  await review.getByRole('button', { name: '驳回' }).press('Enter');
  await expect(review.getByRole('textbox', { name: '驳回原因' })).toBeFocused();
  await desk.keyboard.type('回单金额看不清');
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  await expect(review).toHaveCount(0);

  await page.goto(`/mall/payOrder?orderId=${id}&method=transfer`, { waitUntil: 'networkidle' });
  await expect(main(page).getByText('凭证被驳回：回单金额看不清').first()).toBeVisible();
  await handIn(page, total);
  await desk.reload({ waitUntil: 'networkidle' });
  await review.getByRole('button', { name: '通过' }).press('Enter');
  await expect(review).toHaveCount(0);
  await page.goto(`/mall/userCenter/myOrder/orderDetail/${id}`, { waitUntil: 'networkidle' });
  await expect(main(page).getByText('待发货').first()).toBeVisible();
});

test('商品页的结构化数据不靠脚本就有：Product 和 Offer', async ({ page, request }) => {
  const { id } = await yuanOffer(page);
  const html = await (await request.get(`/mall/productDetails/${id}`)).text();
  const found = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );
  const product = found.find((each) => each['@type'] === 'Product');
  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    name: PART,
    mpn: PART,
    sku: expect.any(String),
    brand: { '@type': 'Brand', name: expect.any(String) },
    offers: {
      priceCurrency: 'CNY',
      url: expect.stringContaining(`/mall/productDetails/${id}`),
      availability: expect.stringMatching(/^https:\/\/schema\.org\//),
    },
  });
  expect(html).toContain(`<h1`);
  expect(html).toContain(PART);
});

test('卖家改了库存和价格，买家马上看到', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const buyer = await newWindow(browser);
  const offer = await yuanOffer(buyer);
  await openAsMember(page, '/userCenter/seller/orders');
  const { id } = await asMember<{ id: number }>(page, '/dtUser/myDetail');
  await assign(await newWindow(browser), offer.merchant.name, id);
  await page.goto(`/userCenter/seller/goods?keywords=${PART}`, { waitUntil: 'networkidle' });
  const stock = main(page).getByRole('listitem').filter({ hasText: '¥' }).getByRole('textbox').first();
  await stock.fill('4321');
  await stock.press('Enter');
  await expect(main(page).getByText('已保存 4,321')).toBeVisible();
  expect((await yuanOffer(buyer)).stock).toBeGreaterThanOrEqual(4321);
  await pressOn(page, 'button', `改价格 ${PART}`, { within: main(page).getByRole('listitem').filter({ hasText: '¥' }) });
  const terms = page.getByRole('dialog', { name: `${PART} 的价格与数量` });
  await tabTo(page, 'textbox', '第 1 档单价', { within: terms });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('4321.5');
  await page.keyboard.press('Enter');
  await expect(terms).toBeHidden();
  const shown = await buyer.request.get(`/api/mall/goods/detail?id=${offer.id}`);
  expect(((await shown.json()) as { data: { priceLadder: { unitPrice: string }[] } }).data.priceLadder[0]?.unitPrice).toBe('4321.5');

  // The same from a list: nothing is written before it is confirmed, and a row that cannot be read stays out.
  await pressOn(page, 'link', '导入商品');
  const sheet = `型号,币种,深圳库存,1+\n${PART},CNY,987654,4320.5\nNOWHERE-1,CNY,5,1\n${PART},CNY,很多,1`;
  await page.locator('input[type=file]').setInputFiles({ name: '现货表.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  const standing = main(page).getByRole('status');
  await expect(standing).toContainText('现货表.csv 共 3 行：新增 0、修改 1、没有变化 0、有问题 2。现在还没有写入。');
  await expect(standing).toBeFocused();
  await expect(main(page).getByText('型号库里没有 NOWHERE-1')).toBeVisible();
  expect((await yuanOffer(buyer)).stock).toBeLessThan(987_654);
  await pressOn(page, 'button', '导入 1 行');
  await expect(standing).toContainText('导入完成：新增 0 个，修改 1 个，没有变化 0 个，没有导入 2 行。');
  await expect(standing).toBeFocused();
  expect(await yuanOffer(buyer)).toMatchObject({ id: offer.id, stock: 987_654 });
  await pressOn(page, 'link', '查看商品');
  await expect(page).toHaveURL(/\/userCenter\/seller\/goods$/);
});
