import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { createUuid, type LoginInfo, loginInfoKey, uuidKey } from '../packages/api/src/session.ts';
import { challengeOf } from '../packages/features/src/account/parts/captcha/challengeOf.ts';
import { solveProofOfWork } from '../packages/features/src/account/parts/captcha/solveCaptcha.ts';
import { codeFor, newPhone } from './visitor.ts';

const root = resolve(import.meta.dirname, '..');

/** Numbers of operators of this worker that nobody uses yet: the command takes seconds to start, so it makes some at once. */
const operators: string[] = [];

/** The number of a new operator, made as a person would: by the command. */
export function newOperator(): string {
  if (operators.length === 0) {
    const mobiles = Array.from({ length: 6 }, newPhone);
    const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] };
    const said = execFileSync(process.execPath, ['tools/portal.ts', 'operator', 'add', ...mobiles], { cwd: root, env, encoding: 'utf8' });
    expect(said.match(/现在是运营人员/g)).toHaveLength(mobiles.length);
    operators.push(...mobiles);
  }
  return operators.pop() ?? '';
}

/** A window of its own, with nobody logged in. */
export async function newWindow(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'zh-CN' })).newPage();
}

/** A page of this site without scripts, from where the calls can be made. */
export const CALLS_ONLY = '/robots.txt';

/** Opens a page as somebody who has logged in: by the calls of the login dialog, not through it. @returns the number */
export async function openAsMember(page: Page, path: string, mobile = newPhone()): Promise<string> {
  await page.goto(CALLS_ONLY);
  const keep = (values: Record<string, string>) =>
    page.context().addCookies(Object.entries(values).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: page.url(), sameSite: 'Lax' })));
  await keep({ [uuidKey]: createUuid() });
  const { challenge } = await asMember<{ challenge: Record<string, unknown> }>(page, '/captcha/challenge?scene=login');
  const captchaVerifyParam = await solveProofOfWork(challengeOf(challenge));
  await asMember(page, `/v2/sendNotice?${new URLSearchParams({ mobile, captchaVerifyParam, scene: 'login' })}`);
  const login = await asMember<LoginInfo>(page, '/web/login', { mobile, code: await codeFor(page, mobile), isAgreed: 'true' });
  await page.evaluate(([key, info]) => localStorage.setItem(key, info), [loginInfoKey, JSON.stringify(login)] as const);
  await keep({ token: login.token, userId: String(login.id), avatar: login.avatar ?? '', nickName: login.nickName });
  if (path !== CALLS_ONLY) await page.goto(path, { waitUntil: 'networkidle' });
  return mobile;
}

/** An operator at the desk. */
export async function openConsole(page: Page, path = '/operator'): Promise<void> {
  await openAsMember(page, path, newOperator());
  await expect(page.getByRole('navigation', { name: '运营后台的栏目' })).toBeVisible();
}

/** What the API answered. */
export interface Answer<Data> {
  status: number;
  json: { code: number; data: Data };
}

/** Asks the API as the member of this window, as the pages do. */
export function askAsMember<Data>(page: Page, path: string, body?: Record<string, string> | { json: unknown }): Promise<Answer<Data>> {
  return page.evaluate(
    async ([to, form]) => {
      const { id, token } = JSON.parse(localStorage.getItem('loginInfo') ?? '{}') as { id?: number; token?: string };
      const uuid = /(?:^|; )uuid=(\w+)/.exec(document.cookie)?.[1] ?? '';
      const headers: Record<string, string> = { token: token ?? '', uid: String(id ?? ''), uuid };
      const isJson = form && 'json' in form && typeof form['json'] === 'object';
      if (isJson) headers['content-type'] = 'application/json';
      const sent = isJson ? JSON.stringify(form['json']) : new URLSearchParams(form as Record<string, string>);
      const answer = await fetch(`/api${to}`, form ? { method: 'POST', headers, body: sent } : { headers });
      return { status: answer.status, json: (await answer.json()) as { code: number; data: Data } };
    },
    [path, body] as const,
  );
}

/** Asks the API as the member of this window for what it must give. */
export async function asMember<Data>(page: Page, path: string, body?: Record<string, string> | { json: unknown }): Promise<Data> {
  const { json } = await askAsMember<Data>(page, path, body);
  expect([path, json]).toEqual([path, expect.objectContaining({ code: 1 })]);
  return json.data;
}
