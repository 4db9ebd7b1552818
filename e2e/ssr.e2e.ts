import { expect, type Page, test } from '@playwright/test';
import { allPages } from '../apps/portal/src/routes/allPages.ts';
import { asMember, openAsMember } from './people.ts';
import { yuanOffers } from './shop.ts';

/** The first part of a search, as a visitor would find it. */
async function partPath(page: Page): Promise<string> {
  await page.goto('/datasheet/datasheetSearch/STM32F103C8T6');
  return (await page.locator('main a[href^="/datasheet/datasheetDetail/"]').first().getAttribute('href')) ?? '';
}

test.describe('没有脚本也能读', () => {
  test.use({ javaScriptEnabled: false });

  test('搜索框是普通表单：提交后到结果页的地址', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').or(page.locator('main input[name="keywords"]')).first().fill('NE555');
    await page.getByRole('button', { name: '搜索' }).first().click();
    await expect(page).toHaveURL(/\/datasheet\/datasheetSearch\/NE555$/);
    await expect(page.locator('main')).toContainText('NE555');
  });

  test('商品页只留下没有脚本也能用的：看得到价格，没有按了没反应的按钮，并说出缺什么', async ({ page }) => {
    const [offer] = await yuanOffers(page);
    await page.goto(`/mall/productDetails/${offer?.id}`);
    await expect(page.locator('main')).toContainText('单价');
    await expect(page.locator('main button:visible')).toHaveCount(0);
    await expect(page.locator('main input:visible')).toHaveCount(0);
    await expect(page.locator('main noscript > p').filter({ hasText: '浏览器没有运行 JavaScript' })).toHaveCount(1);
  });

  test('同样的词换一个范围，都是链接，写着个数', async ({ page }) => {
    await page.goto('/datasheet/datasheetSearch/STM32F103C8T6');
    const scopes = page.getByRole('navigation', { name: '搜索范围' });
    await expect(scopes.getByRole('link', { name: /^器件 [1-9]/ })).toHaveAttribute('aria-current', 'page');
    await scopes.getByRole('link', { name: /^现货 \d/ }).click();
    await expect(page).toHaveURL(/\/mall\/index\?keywords=STM32F103C8T6$/);
    await expect(page.getByRole('search')).toHaveCount(1);
    const search = page.getByRole('search', { name: '搜索现货' });
    await search.getByRole('textbox').fill('STM32F103');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mall\/index\?keywords=STM32F103$/);
    await search.getByRole('combobox', { name: '搜索范围' }).selectOption('器件');
    await search.getByRole('button', { name: '搜索' }).click();
    await expect(page).toHaveURL(/\/datasheet\/datasheetSearch\/STM32F103$/);
    await scopes.getByRole('link', { name: /^文章 \d/ }).click();
    await expect(page).toHaveURL(/\/news\/search\?keywords=STM32F103$/);
    await expect(scopes.getByRole('link', { name: /^文章 \d/ })).toHaveAttribute('aria-current', 'page');
    await page.goto('/mall/companySearch');
    await expect(page.getByRole('search')).toHaveCount(1);
    await page.getByRole('search', { name: '搜索卖家' }).getByRole('textbox').fill('示例');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mall\/companySearch\?keywords=/);
    await expect(scopes.getByRole('link', { name: /^卖家 [1-9]/ })).toHaveAttribute('aria-current', 'page');
  });

  test('翻页是链接', async ({ page }) => {
    await page.goto('/datasheet/datasheetSearch/STM32F103');
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: /2/ }).first().click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator('main')).toContainText('第 21–');
  });

  test('器件页有结构化数据', async ({ page }) => {
    await page.goto(await partPath(page));
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = scripts.map((text) => JSON.parse(text)['@type']);
    expect(types).toEqual(['Product', 'BreadcrumbList']);
    expect(JSON.parse(scripts[0] ?? '{}').mpn).toMatch(/^STM32F103C8T6/);
  });
});

test('会员的购物车没有脚本也读得到，改数量和移除是普通的表单；别的网站发来的不做', async ({ page, browser }) => {
  await openAsMember(page, '/mall/userCenter/addressList');
  const offer = (await yuanOffers(page)).find(({ stock, moq }) => (stock ?? 0) >= 3 * moq);
  if (!offer) throw new Error('There are no goods of three times their MOQ');
  await asMember(page, '/mall/cart/add', { goodsId: String(offer.id), quantity: String(offer.moq) });
  const context = await browser.newContext({ locale: 'zh-CN', javaScriptEnabled: false, storageState: await page.context().storageState() });
  const plain = await context.newPage();
  await plain.goto('/mall/cart');
  // Looking for text leaves out what stands in <noscript>.
  const cart = plain.locator('main noscript > div');
  const line = plain.getByRole('listitem').filter({ hasText: offer.mpn });
  const quantity = line.getByRole('spinbutton');
  await expect(quantity).toHaveValue(String(offer.moq));
  await quantity.fill(String(2 * offer.moq));
  await line.getByRole('button', { name: `改数量 ${offer.mpn}` }).click();
  await expect(plain).toHaveURL(/\/mall\/cart\?outcome=saved$/);
  await expect(cart).toContainText('已保存，下面是改过的购物车。');
  await expect(quantity).toHaveValue(String(2 * offer.moq));
  const stranger = await context.request.post('/mall/cart', { form: { line: '1', change: 'remove' }, headers: { origin: 'https://evil.example' } });
  expect(stranger.status()).toBe(403);
  await line.getByRole('button', { name: `移除 ${offer.mpn}` }).click();
  await expect(cart).toContainText('购物车是空的');
  await context.close();
});

test('会员的购物车没有脚本也能对比勾选的型号', async ({ page, browser }) => {
  await openAsMember(page, '/mall/userCenter/addressList');
  const offers = (await yuanOffers(page)).filter(({ partId, stock, moq }) => partId !== null && (stock ?? 0) >= moq);
  const chosen = [...new Map(offers.map((offer) => [offer.partId, offer])).values()].slice(0, 3);
  for (const { id, moq } of chosen) await asMember(page, '/mall/cart/add', { goodsId: String(id), quantity: String(moq) });
  const context = await browser.newContext({ locale: 'zh-CN', javaScriptEnabled: false, storageState: await page.context().storageState() });
  const plain = await context.newPage();
  await plain.goto('/mall/cart');
  const [left, right, other] = chosen;
  for (const offer of chosen) await expect(plain.getByRole('checkbox', { name: `加入对比 ${offer.mpn}` })).toBeChecked();
  await plain.getByRole('checkbox', { name: `加入对比 ${other?.mpn}` }).uncheck();
  await plain.getByRole('button', { name: '对比勾选的型号' }).click();
  await expect(plain).toHaveURL(/\/datasheet\/compare\?/);
  expect(new URL(plain.url()).searchParams.getAll('id').toSorted()).toEqual([String(left?.partId), String(right?.partId)].toSorted());
  for (const offer of [left, right]) await expect(plain.locator('main')).toContainText(offer?.mpn ?? '-');
  await context.close();
});

for (const path of [
  '/ErrorPages/404',
  '/no/such/page',
  '/datasheet/datasheetDetail/999999999',
  '/datasheet/datasheetBrand/abc',
  '/datasheet/datasheetCategory/nothing',
  '/specification_detail/0',
]) {
  test(`${path} 的状态是 404，页面说它已消失`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toContain('该页面已从这个星球上消失');
    expect(html).toContain('noindex');
    expect(html).toMatch(/<title>[^<]*This page could not be found[^<]*<\/title>/);
  });
}

test('没有的器件和商品：说多半是什么原因，给出去搜索的路', async ({ request }) => {
  const part = await (await request.get('/datasheet/datasheetDetail/999999999')).text();
  expect(part).toContain('没有这个编号的器件');
  expect(part).toContain('搜索型号');
  const goods = await (await request.get('/mall/productDetails/999999999')).text();
  expect(goods).toContain('去商城搜索');
});

for (const [path, words] of [
  ['/datasheet/datasheetBrand/999999999', '没有这个品牌'],
  ['/mall/businessmen/999999999', '没有这个卖家'],
  ['/news/author?id=999999999', '没有这位作者'],
  ['/news/channel/999999999', '没有这个频道'],
] as const)
  test(`${path}：${words}，页面不自己离开`, async ({ request }) => {
    const answer = await request.get(path);
    const html = await answer.text();
    expect([answer.status(), html.includes(words), html.includes('停留在此页')]).toEqual([404, true, false]);
  });

test('指向别的网站的链接原样写在页面里', async ({ request }) => {
  const html = await (await request.get('/dataSources')).text();
  expect(html).toContain('href="https://gitlab.com/kicad/libraries/kicad-symbols"');
  expect(html.match(/href="\/[^"]*https?:[^"]*"/g)).toBeNull();
});

test('旧地址转到新地址', async ({ request }) => {
  const where = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers()['location'];
  expect(await where('/datasheet/datasheetSearch/?keywords=4.7k%200603')).toBe('/datasheet/datasheetSearch/4.7k%200603');
  expect(await where('/brandList/1')).toBe('/brandList/all');
  expect(await where('/datasheet/datasheetCategory/1')).toMatch(/^\/datasheet\/datasheetCategory\/[a-z]/);
});

test('robots.txt 和站点地图', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  for (const path of allPages.flatMap((row) => row.robots ?? [])) expect(robots).toContain(`Disallow: ${path}\n`);
  // A job writes them soon after the start.
  await expect.poll(async () => (await request.get('/sitemap.xml')).status()).toBe(200);
  const pagesFile = await (await request.get('/sitemap-pages.xml')).text();
  expect(pagesFile).toContain('/privacy</loc>');
  expect(pagesFile).not.toMatch(/userCenter|operator|socialReturn/);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/sitemap-parts-1.xml');
  expect(await (await request.get('/sitemap-pages.xml')).text()).toContain('/datasheet/datasheetCategory/mcu');
  expect((await (await request.get('/sitemap-parts-1.xml')).text()).match(/<loc>/g)?.length).toBe(10_000);
});
