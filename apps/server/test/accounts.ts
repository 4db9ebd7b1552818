import { desc, eq } from 'drizzle-orm';
import { hashPassword } from '@chippage/api/crypto';
import type { LightMyRequestResponse } from 'fastify';
import { devOutbox } from '../src/services/sms/outbox.schema.ts';
import type { TestApp, Visitor } from './app.ts';
import { seal } from '../src/platform/seal.ts';

/** A password as the client sends it. */
export const pwdOf = hashPassword;

/** A password that nobody would guess. */
export const goodPwd = pwdOf('三角函数 sin²x + cos²x = 1');

/** Asks for a code for a purpose and reads it where a developer would. */
export async function codeFor(visitor: Visitor, mobile: string, scene: string): Promise<string> {
  const reply = await visitor.get('/v2/sendNotice', { mobile, captchaVerifyParam: 'ok', scene });
  if (reply.json<{ code: number }>().code !== 1) throw new Error(`no code: ${reply.body}`);
  return visitor.newestCode(mobile);
}

/** Registers and logs in. */
export async function register(visitor: Visitor, mobile: string, form: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  const code = await codeFor(visitor, mobile, 'register');
  return visitor.keep(await visitor.post('/register', { mobile, code, pwd: goodPwd, isAgreed: 'true', ...form }));
}

/** A browser in which a member is logged in; made on the first login with this number. */
export async function loggedIn(api: TestApp, mobile: string): Promise<Visitor> {
  const visitor = api.visitor();
  await visitor.login(mobile);
  return visitor;
}

/** Somebody new who registered and is logged in. */
export async function registered(api: TestApp, mobile: string): Promise<{ visitor: Visitor; mobile: string }> {
  const visitor = api.visitor();
  await register(visitor, mobile);
  return { visitor, mobile };
}

/** Lets the mails that wait go out, and gives the newest to an address. */
export async function newestMail(api: TestApp, email: string): Promise<string> {
  const { rows } = await api.database.pool.query<{ id: string }>(`select id from mails where state = 'queued' order by id`);
  for (const { id } of rows) await api.server.platform.jobs.run('mail', { id: Number(id) });
  const [row] = await api.server.db.select().from(devOutbox).where(eq(devOutbox.recipient, email.toLowerCase())).orderBy(desc(devOutbox.id)).limit(1);
  return row?.text ?? '';
}

/** Binds a mail address to the member of a browser. */
export async function bindEmail(api: TestApp, visitor: Visitor, email: string): Promise<LightMyRequestResponse> {
  await visitor.get('/dtUser/sendMailVerify', { email });
  const code = /验证码 (\d{6})/.exec(await newestMail(api, email))?.[1] ?? '';
  return visitor.post('/dtUser/bindEmail', { email, code });
}

/** Does the job that mails a link, as if it had been asked for. */
export const runMailedReset = ({ server: { platform } }: TestApp, email: string): Promise<void> =>
  platform.jobs.run('account.mail_reset', { sealedEmail: seal(platform.config.secrets.signingKey, email), origin: 'http://localhost' });

/** Takes the ticket out of the newest mailed link. */
export async function mailedTicket(api: TestApp, email: string): Promise<string> {
  await runMailedReset(api, email);
  return /#ticket=([\w-]{43})/.exec(await newestMail(api, email))?.[1] ?? '';
}
