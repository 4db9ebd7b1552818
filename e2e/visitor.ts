import { expect, type Locator, type Page } from '@playwright/test';

export type Role = Parameters<Page['getByRole']>[0];

/** A mobile number that nobody else of this run has. */
export function newPhone(): string {
  return `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
}

/** Tabs until the element has focus: what is not reached by keyboard does not exist. */
export async function tabTo(
  page: Page,
  role: Role,
  name: RegExp | string,
  { most = 300, within = page }: { most?: number; within?: Page | Locator } = {},
): Promise<void> {
  const target = within.getByRole(role, { name }).and(page.locator(':focus'));
  // Where a piece has put the focus there itself, nobody presses Tab.
  if ((await target.count()) > 0) return;
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    // Of a page that is left at that moment nothing can be read; the locator waits for the next one.
    if (typeof name === 'string' && !(await page.evaluate(mayBeCalled, name).catch(() => true))) continue;
    // A search field becomes a combobox when it gets focus; one of that name is given the time.
    if (role === 'combobox' && (await within.getByRole('textbox', { name }).and(page.locator(':focus')).count()) > 0)
      await target.waitFor({ timeout: 10_000 }).catch(() => {});
    if ((await target.count()) > 0) return;
  }
  throw new Error(`Tab does not reach ${role} ${name}`);
}

/** Whether the focused element has these words anywhere that names are made of. Its name itself takes ten times as long to read at each step. */
function mayBeCalled(name: string): boolean {
  const focused = document.activeElement;
  // What a frame has focused cannot be read from here.
  if (!focused || focused.tagName === 'IFRAME') return true;
  const named = (focused.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
  const parts = [focused, focused.closest('label'), ...named, ...((focused as HTMLInputElement).labels ?? [])].flatMap((part) =>
    part ? [part, ...part.querySelectorAll('*')] : [],
  );
  const words = parts.flatMap((part) => [
    part.textContent,
    ...['aria-label', 'title', 'placeholder', 'alt', 'value'].map((attribute) => part.getAttribute(attribute)),
    'value' in part ? String(part.value) : '',
  ]);
  const plain = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase();
  return plain(words.join('')).includes(plain(name));
}

/** Tabs to something and presses a key on it. */
export async function pressOn(
  page: Page,
  role: Role,
  name: RegExp | string,
  options: { key?: string; most?: number; within?: Page | Locator } = {},
): Promise<void> {
  await tabTo(page, role, name, options);
  await page.keyboard.press(options.key ?? 'Enter');
}

interface Message {
  recipient: string;
  code: string;
  text: string;
}

/** The newest message to somebody, from the page that stands for phone and mailbox. */
async function messageFor(page: Page, recipient: string, isWanted: (message: Message) => boolean): Promise<Message> {
  let found: Message | undefined;
  await expect(async () => {
    const answer = await page.request.get(`${process.env['E2E_DEV_URL']}/__dev/outbox`, { headers: { accept: 'application/json' } });
    const { data } = (await answer.json()) as { data: Message[] };
    found = data.find((message) => message.recipient.includes(recipient) && isWanted(message));
    expect(found, `a message to ${recipient}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found as Message;
}

/** The newest code for a number or address. @param other A code that was seen before. */
export async function codeFor(page: Page, recipient: string, other = ''): Promise<string> {
  return (await messageFor(page, recipient, ({ code }) => /^\d{6}$/.test(code) && code !== other)).code;
}

/** Types a code where the focus is put once the answer to 获取验证码 is in: the message may be there before it. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: /验证码/ }).and(page.locator(':focus'))).toBeVisible({ timeout: 15_000 });
  await page.keyboard.type(code);
}

/** The words of all messages to an address that hold these, the newest first; there is one at least. */
export async function mailsFor(page: Page, address: string, words: string): Promise<string[]> {
  await messageFor(page, address, ({ text }) => text.includes(words));
  const answer = await page.request.get(`${process.env['E2E_DEV_URL']}/__dev/outbox`, { headers: { accept: 'application/json' } });
  const { data } = (await answer.json()) as { data: Message[] };
  return data.filter(({ recipient, text }) => recipient.includes(address) && text.includes(words)).map(({ text }) => text);
}

/** The link in the newest mail to an address. */
export async function linkFor(page: Page, address: string): Promise<string> {
  const { text } = await messageFor(page, address, (message) => /https?:\/\/\S+/.test(message.text));
  return /https?:\/\/\S+/.exec(text)?.[0] ?? '';
}

/** Logs in by SMS in the open dialog, with the keyboard alone. @returns the number */
export async function logInBySms(page: Page, mobile = newPhone()): Promise<string> {
  const dialog = page.getByRole('dialog', { name: /登录/ });
  await expect(dialog.getByRole('textbox', { name: '手机号码' })).toBeFocused();
  await page.keyboard.type(mobile);
  await pressOn(page, 'button', '获取验证码', { within: dialog });
  await typeCode(page, await codeFor(page, mobile));
  await pressOn(page, 'checkbox', /同意/, { key: 'Space', within: dialog });
  await pressOn(page, 'button', '登录', { within: dialog });
  await expect(dialog).toBeHidden({ timeout: 15_000 });
  return mobile;
}

/** Opens the login dialog from the header, with the keyboard alone. */
export async function openLogin(page: Page): Promise<Locator> {
  await pressOn(page, 'button', '登录', { within: page.getByRole('banner') });
  const dialog = page.getByRole('dialog', { name: /登录/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The member's corner of the header. */
export function accountButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /的账户/ });
}
