// Brands by country and category, by keyboard and without script; companies followed, kept and found again.
import { expect, test } from '@playwright/test';
import { watchProblems } from './problems.ts';
import { logInBySms, pressOn } from './visitor.ts';

test('品牌按国家看：用键盘到日本，再按分类只看一类', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto('/brandList/all');
  await page.getByRole('link', { name: '国家和地区', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/brandList\/country$/);
  await page.getByRole('link', { name: /^日本 \d+$/ }).press('Enter');
  await expect(page).toHaveURL(/#country-JP$/);
  await expect(page.getByRole('region', { name: '日本' })).toBeFocused();
  await page.getByRole('link', { name: '分类', exact: true }).press('Enter');
  const category = page.getByRole('link', { name: /^微控制器 MCU \d+$/ });
  const count = Number((await category.innerText()).match(/\d+$/)?.[0]);
  await category.press('Enter');
  await expect(page).toHaveURL(/\/brandList\/category\?category=mcu$/);
  await expect(page.getByRole('heading', { level: 1, name: '品牌：微控制器 MCU' })).toBeVisible();
  await expect(page.getByText(`${count} 个品牌`)).toBeVisible();
  expect(problems).toEqual([]);
});

test('在品牌大全里关注和收藏，在代理商的页面收藏：个人中心里有，足迹里有看过的公司', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto('/brandList/S', { waitUntil: 'networkidle' });
  const follow = page.getByRole('button', { name: '关注 意法半导体' });
  // A visitor logs in first, and then it is done.
  await follow.press('Enter');
  await logInBySms(page);
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  const star = page.getByRole('button', { name: '收藏 意法半导体' });
  await star.press('Space');
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  const written = page.waitForResponse((answer) => answer.url().endsWith('/api/history/add') && answer.ok());
  await page.goto('/agentList/agentDetail/9006');
  await written;
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const favoured = page.waitForResponse((answer) => answer.url().endsWith('/api/my/userFavour/add') && answer.ok());
  await page.getByRole('button', { name: /^收藏/ }).press('Enter');
  await favoured;

  await page.goto('/userCenter/favourites');
  await expect(page.getByRole('link', { name: '意法半导体' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', '/agentList/agentDetail/9006');
  await page.getByRole('button', { name: `取消收藏 ${title}` }).press('Enter');
  await page.getByRole('button', { name: `撤销：取消收藏 ${title}` }).press('Enter');
  await expect(page.getByRole('button', { name: `取消收藏 ${title}` })).toBeFocused();

  await pressOn(page, 'button', '足迹');
  const drawer = page.getByRole('dialog', { name: /浏览/ });
  await drawer.getByRole('tab', { name: '公司' }).click();
  await expect(drawer.getByRole('link', { name: title })).toHaveAttribute('href', '/agentList/agentDetail/9006');
  expect(problems).toEqual([]);
});

test.describe('没有脚本', () => {
  test.use({ javaScriptEnabled: false });

  test('按国家和分类看品牌都读得到，索引带到那里', async ({ page }) => {
    await page.goto('/brandList/country');
    await page.getByRole('link', { name: /^德国 \d+$/ }).click();
    await expect(page).toHaveURL(/#country-DE$/);
    await expect(page.getByRole('region', { name: '德国' }).getByRole('link').first()).toBeInViewport();
    await page.goto('/brandList/category');
    await page.getByRole('link', { name: /^连接器 \d+$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: '品牌：连接器' })).toBeVisible();
  });
});
