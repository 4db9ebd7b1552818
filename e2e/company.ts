import { expect, type Page } from '@playwright/test';
import { codeFor, newPhone, pressOn, tabTo, typeCode } from './visitor.ts';

/** A code that passes the check of GB 32100, of a region that is given to nobody. */
export function creditCode(): string {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const body = `91990000MA${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const sum = [...body].reduce((total, letter, at) => total + alphabet.indexOf(letter) * (3 ** at % 31), 0);
  return body + alphabet[(31 - (sum % 31)) % 31];
}

/** Registers for a company, with the keyboard alone; it then waits for review. @returns the number */
export async function registerCompany(page: Page, name: string): Promise<string> {
  const mobile = newPhone();
  await page.goto('/register', { waitUntil: 'networkidle' });
  const within = page.getByRole('main');
  const type = async (field: string | RegExp, text: string) => {
    await tabTo(page, 'textbox', field, { within });
    await page.keyboard.type(text);
  };
  await tabTo(page, 'radio', '个人', { within });
  await page.keyboard.press('ArrowRight');
  await expect(within.getByRole('radio', { name: '企业' })).toBeChecked();
  await type('企业名称', name);
  await type('统一社会信用代码', creditCode());
  await type('联系人', '林工');
  await type('手机号码', mobile);
  await pressOn(page, 'button', '获取验证码', { within });
  await typeCode(page, await codeFor(page, mobile));
  await type(/密码/, '白露为霜 所谓伊人 2026');
  await pressOn(page, 'checkbox', /同意/, { key: 'Space', within });
  await pressOn(page, 'button', '注册', { within });
  await expect(page).toHaveURL(/\/userCenter$/, { timeout: 20_000 });
  return mobile;
}
