import { expect, type Page, test } from '@playwright/test';
import { watchProblems } from './problems.ts';
import { logInBySms, tabTo } from './visitor.ts';

interface Hosted {
  id: number;
  isHosted: boolean;
  partIds: number[];
  brandId: number;
}

/** Hosted datasheets; a fresh portal makes them in the background. */
async function hostedDocuments(page: Page, least: number): Promise<Hosted[]> {
  let hosted: Hosted[] = [];
  await expect(async () => {
    const { data } = (await (await page.request.get('/api/spec/v1/newest?size=20')).json()) as { data: Hosted[] };
    hosted = data.filter(({ isHosted, partIds }) => isHosted && partIds.length > 0);
    expect(hosted.length, '示例文档').toBeGreaterThanOrEqual(least);
  }).toPass({ timeout: 45_000 });
  return hosted;
}

test('只用键盘：输入、看建议、搜索、筛选、排序、打开器件', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await tabTo(page, 'combobox', /搜索型号、关键词或品牌/);
  await page.keyboard.type('STM32F103', { delay: 30 });
  await expect(page.getByRole('listbox')).toContainText('STM32F103');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/datasheet\/datasheetSearch\/STM32F103/);
  await expect(page.getByText('59 个型号').first()).toBeVisible();

  await page.goto('/datasheet/datasheetSearch/STM32F103', { waitUntil: 'networkidle' });
  await tabTo(page, 'checkbox', /LQFP-48/);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/package=LQFP-48/);
  await expect(page.getByRole('checkbox', { name: /LQFP-48/ }).first()).toBeFocused();
  await expect(page.getByText('7 个型号').first()).toBeVisible();

  await tabTo(page, 'combobox', /排序/);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/sort=mpn/);
  await expect(page.getByRole('combobox', { name: '排序' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/sort=-mpn/);

  await tabTo(page, 'link', /^STM32F103/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/datasheet\/datasheetDetail\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^STM32F103.* - 芯页$/);
  await page.goBack();
  await expect(page).toHaveURL(/sort=-mpn/);
  expect(problems).toEqual([]);
});

test('下载要先登录：短信登录后接着下载，再打包下载两份，最后退出', async ({ page }) => {
  const hosted = await hostedDocuments(page, 2);
  await page.goto(`/datasheet/datasheetDetail/${hosted[0]?.partIds[0]}`, { waitUntil: 'networkidle' });

  await page.getByRole('button', { name: /下载/ }).first().press('Enter');
  const downloading = page.waitForEvent('download');
  await logInBySms(page);
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(
    page
      .getByRole('banner')
      .getByRole('button', { name: /已登录|账号|会员|的账户|头像/ })
      .or(page.getByRole('banner').locator('button[aria-expanded]').last()),
  ).toBeVisible();

  // Beside the facts the datasheet opens by itself.
  await expect(page.getByRole('group', { name: /第 1 页，共 \d+ 页/ }).first()).toBeVisible({ timeout: 20_000 });

  await page.goto('/datasheet/datasheetSearch/?datasheet=hosted', { waitUntil: 'networkidle' });
  for (const at of [0, 1])
    await page
      .getByRole('checkbox', { name: /^选择 / })
      .nth(at)
      .press('Space');
  const zip = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载数据手册' }).press('Enter');
  expect((await zip).suggestedFilename()).toMatch(/-芯页-数据手册\.zip$/);
});

test('阅读页自己打开登录框：不遮住内容，Esc 关闭，焦点回到标题，同一次访问不再打扰', async ({ page }) => {
  const [hosted] = await hostedDocuments(page, 1);
  const path = `/specification_detail/${hosted?.id}?brandId=${hosted?.brandId}`;
  await page.clock.install();
  await page.goto(path);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.clock.fastForward('00:10');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('带页码的链接直接到手册的那一页：宽屏和手机上都看得到阅读器', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/datasheet/datasheetSearch/STM32F103C8T6');
    const href = await page.locator('main a[href$="#reader"]').first().getAttribute('href');
    await page.goto('about:blank');
    await page.goto(`${href?.replace('#reader', '')}#page=4`);
    await expect(page.getByRole('textbox', { name: '页码' })).toHaveValue('4');
    await expect(page.locator('[data-page="4"]')).toBeInViewport();
  }
});

test('404 页停留不走，什么也不做则回首页', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/$/, { timeout: 8000 });
  await page.clock.install();
  await page.goto('/no/such/page');
  await expect(page.getByText('动一下就会停')).toBeVisible();
  await page.keyboard.press('Shift');
  await page.clock.fastForward('00:30');
  await expect(page).toHaveURL(/\/no\/such\/page$/);
});
