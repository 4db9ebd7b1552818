import { expect, type Page } from '@playwright/test';
import { codeFor, newPhone } from './visitor.ts';

/** A code that passes the check of GB 32100, of a region that is given to nobody. */
export function creditCode(): string {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const body = `91990000MA${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const sum = [...body].reduce((total, letter, at) => total + alphabet.indexOf(letter) * (3 ** at % 31), 0);
  return body + alphabet[(31 - (sum % 31)) % 31];
}

/** Registers for a company, which then waits for review. */
export async function registerCompany(page: Page, name: string): Promise<void> {
  const mobile = newPhone();
  await page.goto('/register', { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: '企业' }).check({ force: true });
  await main.getByRole('textbox', { name: '企业名称' }).fill(name);
  await main.getByRole('textbox', { name: '统一社会信用代码' }).fill(creditCode());
  await main.getByRole('textbox', { name: '联系人' }).fill('林工');
  await main.getByRole('textbox', { name: '手机号码' }).fill(mobile);
  await main.getByRole('button', { name: '获取验证码' }).press('Enter');
  await main.getByRole('textbox', { name: /短信验证码/ }).fill(await codeFor(page, mobile));
  await main.getByRole('textbox', { name: /密码/ }).fill('白露为霜 所谓伊人 2026');
  await main.getByRole('checkbox', { name: /同意/ }).press('Space');
  await main.getByRole('button', { name: '注册', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/userCenter$/, { timeout: 20_000 });
}
