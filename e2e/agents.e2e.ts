// Distributors of one maker: ticked in the list, laid side by side, one taken out by keyboard; and the same without script.
import { expect, test } from '@playwright/test';
import { watchProblems } from './problems.ts';

test('按品牌找代理商，勾三家并排对比，用键盘移出一家', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto('/agentList/index/1');
  await page.getByRole('combobox', { name: '品牌' }).selectOption({ label: '意法半导体（7）' });
  await expect(page).toHaveURL(/brand=\d+/);
  const rows = page.getByRole('list', { name: '代理商和贸易商' });
  await expect(rows.getByText('授权至').first()).toBeVisible();
  for (const name of ['示例授权分销（深圳）有限公司', '样例半导体代理（上海）有限公司', '演示元件代理（北京）有限公司']) {
    await page.getByRole('checkbox', { name: `把${name}加入对比` }).press('Space');
    await expect(page.getByRole('checkbox', { name: `把${name}加入对比` })).toBeChecked();
  }
  await expect(page.getByText('已选满 3 家')).toBeVisible();
  await page.getByRole('link', { name: '并排对比' }).press('Enter');

  await expect(page).toHaveURL(/\/agentList\/compare\?ids=9001%2C9002%2C9003&brand=\d+$/);
  const table = page.getByRole('table', { name: '3 家代理商对比' });
  await expect(table.getByRole('row', { name: /^授权 / })).toContainText('已过期');
  await page.getByRole('link', { name: '把样例半导体代理（上海）有限公司移出对比' }).press('Enter');
  await expect(page.getByRole('table', { name: '2 家代理商对比' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '代理商对比', level: 1 })).toBeFocused();
  await page.getByRole('link', { name: '再选一家' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: '把演示元件代理（北京）有限公司加入对比' })).toBeChecked();
  expect(problems).toEqual([]);
});

test.describe('没有脚本', () => {
  test.use({ javaScriptEnabled: false });

  test('勾选两家，按“对比勾选的代理商”也能并排看', async ({ page }) => {
    await page.goto('/agentList/index/1?region=southChina');
    const boxes = page.locator('input[type=checkbox][name=ids]');
    await boxes.nth(0).check({ force: true });
    await boxes.nth(1).check({ force: true });
    await page.getByRole('button', { name: '对比勾选的代理商' }).click();
    await expect(page.getByRole('table', { name: '2 家代理商对比' })).toBeVisible();
  });
});
