import { expect, type Page, test } from '@playwright/test';
import { watchProblems } from './problems.ts';

/** The first part of a search, as a visitor would find it. */
async function partPath(page: Page): Promise<string> {
  await page.goto('/datasheet/datasheetSearch/STM32F103C8T6');
  return (await page.locator('main a[href^="/datasheet/datasheetDetail/"]').first().getAttribute('href')) ?? '';
}

const pages = [
  { path: '/', title: '数据手册 - 芯页', canonical: '/' },
  { path: '/datasheet', title: '数据手册 - 芯页', canonical: '/' },
  { path: '/datasheet/datasheetSearch/STM32F103', title: 'STM32F103 数据手册与参数 - 芯页', canonical: '/datasheet/datasheetSearch/STM32F103' },
  { path: '/specification/STM32F103', title: 'STM32F103 数据手册与参数 - 芯页', canonical: '/datasheet/datasheetSearch/STM32F103' },
  { path: '/datasheet/datasheetCategory/mcu', title: '微控制器 MCU选型与数据手册 - 芯页', canonical: '/datasheet/datasheetCategory/mcu' },
  { path: '/brandList/all', title: '品牌大全 - 芯页', canonical: '/brandList/all' },
  { path: '/dataSources', title: '数据来源 - 芯页', canonical: '/dataSources' },
  { path: '/about', title: /^关于.* - 芯页$/, canonical: '/about' },
  { path: '/contactUs', title: /^联系.* - 芯页$/, canonical: '/contactUs' },
  { path: '/disclaimer', title: /免责声明 - 芯页$/, canonical: '/disclaimer' },
  { path: '/privacy', title: /^隐私.* - 芯页$/, canonical: '/privacy' },
  { path: '/events', title: /^活动.* - 芯页$/, canonical: '/events' },
  { path: '/promoteRegistration', title: /^邀请.* - 芯页$/, canonical: '/promoteRegistration' },
  { path: '/mobile', title: / - 芯页$/, canonical: '/mobile' },
  { path: '/mobile/news', title: / - 芯页$/, canonical: '/mobile' },
  { path: '/accessibility', title: '无障碍设置 - 芯页', canonical: '/accessibility' },
  { path: '/licences', title: '开源许可 - 芯页', canonical: '/licences' },
  { path: '/register', title: '注册 - 芯页', canonical: '/register' },
];

test.describe('没有脚本也能读', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title, canonical } of pages) {
    test(`${path} 有标题、说明、规范地址和正文`, async ({ page, baseURL }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(title);
      expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/[\u4e00-\u9fff]{6}/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL(canonical, baseURL).href);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await expect(page.locator('main h1')).toHaveCount(1);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
    });
  }

  test('搜索框是普通表单：提交后到结果页的地址', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').or(page.locator('main input[name="keywords"]')).first().fill('NE555');
    await page.getByRole('button', { name: '搜索' }).first().click();
    await expect(page).toHaveURL(/\/datasheet\/datasheetSearch\/NE555$/);
    await expect(page.locator('main')).toContainText('NE555');
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
  });
}

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

test('每一页接管时没有差错，也不重新请求已有的数据', async ({ page }) => {
  const problems = watchProblems(page);
  for (const path of [...pages.map((one) => one.path), await partPath(page)]) {
    const asked: string[] = [];
    const listen = (request: { url(): string }) => request.url().includes('/api/') && asked.push(request.url());
    page.on('request', listen);
    await page.goto(path, { waitUntil: 'networkidle' });
    page.off('request', listen);
    expect(asked, path).toEqual([]);
  }
  expect(problems).toEqual([]);
});

for (const path of [
  '/userCenter',
  '/userCenter/accountSetting?type=2',
  '/userCenter/notices',
  '/userCenter/favourites',
  '/userCenter/follows',
  '/userCenter/feedback',
  '/im',
  '/socialReturn',
  '/resetPassword',
]) {
  test(`${path} 只给本人：页面在，内容不在，搜索引擎不收`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex, follow"');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
}

test('robots.txt 和站点地图', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  for (const path of ['/userCenter', '/im$', '/operator', '/resetPassword', '/socialReturn']) expect(robots).toContain(`Disallow: ${path}\n`);
  const pagesFile = await (await request.get('/sitemap-pages.xml')).text();
  expect(pagesFile).toContain('/privacy</loc>');
  expect(pagesFile).not.toMatch(/userCenter|operator|socialReturn/);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/sitemap-parts-1.xml');
  expect(await (await request.get('/sitemap-pages.xml')).text()).toContain('/datasheet/datasheetCategory/mcu');
  expect((await (await request.get('/sitemap-parts-1.xml')).text()).match(/<loc>/g)?.length).toBe(2000);
});
