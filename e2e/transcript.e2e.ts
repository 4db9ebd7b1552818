import { expect, type Page, test } from '@playwright/test';
import { drawn } from './atRest.ts';
import { codeFor, newPhone } from './visitor.ts';

/** What a screen reader would say: where the focus goes, by role, name and state, and what the live regions announce. */
class Transcript {
  readonly lines: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Begins to listen to the live regions; call it before the page is opened. */
  async listen(): Promise<void> {
    await this.#page.exposeFunction('announced', (text: string) => {
      if (!this.lines.slice(-2).includes(`播报 ${text}`)) this.lines.push(`播报 ${text}`);
    });
    await this.#page.addInitScript(() => {
      const say = (globalThis as unknown as { announced: (text: string) => void }).announced;
      const heard = new WeakMap<Element, string>();
      const check = () => {
        for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]:not([aria-live=off])')) {
          const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
          // What a region holds from its beginning is read with the page, not announced; an alert speaks at once.
          const known = heard.get(region);
          heard.set(region, text);
          if (text !== '' && text !== known && (known !== undefined || region.getAttribute('role') === 'alert')) say(text);
        }
      };
      new MutationObserver(check).observe(document, { subtree: true, childList: true, characterData: true });
    });
  }

  /** Presses a key and notes where the focus is then. */
  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    await drawn(this.#page);
    await this.noteFocus();
  }

  async noteFocus(): Promise<void> {
    const said = (await this.#page.locator(':focus').ariaSnapshot()).split('\n')[0] ?? '';
    this.lines.push(said.replace(/^- /, '').replace(/:$/, ''));
  }
}

test('读屏听到的短信登录', async ({ page }) => {
  test.setTimeout(120_000);
  const transcript = new Transcript(page);
  await transcript.listen();
  await page.goto('/dataSources', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '只用必要的' }).press('Enter');
  await page.getByRole('banner').getByRole('button', { name: '登录' }).focus();
  await transcript.noteFocus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: '手机号码' })).toBeFocused();
  transcript.lines.push((await dialog.ariaSnapshot()).split('\n')[0] ?? '');
  await transcript.noteFocus();

  const mobile = newPhone();
  await page.keyboard.type(mobile);
  await transcript.press('Tab');
  await transcript.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: /短信验证码/ })).toBeFocused({ timeout: 20_000 });
  await expect.poll(() => transcript.lines.at(-1)).toContain('播报');
  await transcript.noteFocus();
  const code = await codeFor(page, mobile);

  await page.keyboard.type(code === '000000' ? '000001' : '000000');
  for (let step = 0; step < 8 && !transcript.lines.at(-1)?.startsWith('checkbox'); step++) await transcript.press('Tab');
  await page.keyboard.press('Space');
  await transcript.noteFocus();
  for (let step = 0; step < 6 && transcript.lines.at(-1) !== 'button "登录"'; step++) await transcript.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => transcript.lines.at(-1), { timeout: 15_000 }).toContain('播报');
  await expect(dialog.getByRole('textbox', { name: /短信验证码/ })).toBeFocused();
  await transcript.noteFocus();

  await dialog.getByRole('textbox', { name: /短信验证码/ }).fill(code);
  await dialog.getByRole('button', { name: '登录', exact: true }).press('Enter');
  await expect(dialog).toBeHidden({ timeout: 15_000 });
  await expect.poll(() => transcript.lines.some((line) => line.includes('登录成功'))).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await transcript.noteFocus();
  expect(transcript.lines.map((line) => line.replaceAll(mobile, '<号码>').replaceAll(/芯友\s?\w+/g, '<昵称>'))).toEqual([
    'button "登录"',
    '- dialog "登录芯页":',
    'textbox "手机号码"',
    'textbox "短信验证码"',
    'button "获取验证码"',
    '播报 验证码已发送，60 秒后可重新获取',
    'textbox "短信验证码"',
    'button "重新获取 验证码" [disabled]',
    'button "无法完成验证？"',
    'checkbox "我已阅读并同意 《用户服务协议》 和 《隐私政策》"',
    'checkbox "我已阅读并同意 《用户服务协议》 和 《隐私政策》" [checked]',
    'button "《用户服务协议》"',
    'button "《隐私政策》"',
    'button "登录"',
    '播报 验证码错误，请检查后重新输入',
    'textbox "短信验证码"',
    '播报 登录成功!',
    'heading "数据来源" [level=1]',
  ]);
});
