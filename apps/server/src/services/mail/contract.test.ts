import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createOutgoing } from '../outgoing.ts';
import { devOutbox } from '../sms/outbox.schema.ts';
import { mailFates, smtpAccount, type SmtpStandIn, smtpStandIn } from '../standIns/smtp.ts';
import { localMail } from './local.ts';
import type { Mail, Mailer } from './port.ts';
import { smtpMail } from './smtp.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const clock = createTestClock();
const mail = (to: string, id = 1): Mail => ({
  to,
  subject: '芯页：测试',
  text: '验证码 012345，10 分钟内有效。',
  messageId: `mail-${id}@example.com`,
  purpose: 'test',
});

describe('邮件：SMTP', () => {
  let standIn: SmtpStandIn;
  const opened: Mailer[] = [];
  beforeAll(async () => {
    standIn = await smtpStandIn();
  });
  afterAll(async () => {
    for (const mailer of opened) mailer.close();
    await standIn.close();
  });
  const open = async ({ pass = smtpAccount.pass, port = standIn.port } = {}) => {
    const settings = { url: `smtp://${smtpAccount.user}:${pass}@127.0.0.1:${port}`, from: '芯页 <no-reply@example.com>', timeoutMs: 2000, isEncrypted: false };
    const mailer = await smtpMail(settings, createOutgoing({ name: 'mail', clock, log: quiet }));
    opened.push(mailer);
    return mailer;
  };

  it('登录后送达，标题和正文是中文也完整', async () => {
    await (await open()).send(mail('li@example.com'));
    const [first] = standIn.taken;
    expect(first?.recipients).toEqual(['li@example.com']);
    expect(first?.message).toContain('Message-ID: <mail-1@example.com>');
    expect(first?.message).toContain('=?UTF-8?');
    expect(first?.message).not.toContain(smtpAccount.pass);
  });
  it('收件人里的换行和第二个地址到不了邮件头', async () => {
    const before = standIn.taken.length;
    const mailer = await open();
    await mailer.send(mail('a@example.com\r\nBcc: evil@example.com')).catch(() => undefined);
    await mailer.send(mail('b@example.com, evil@example.com')).catch(() => undefined);
    for (const { recipients, message } of standIn.taken.slice(before)) {
      expect(recipients).not.toContain('evil@example.com');
      expect(message).not.toMatch(/^Bcc:/m);
    }
  });
  it('能一按就停的邮件，邮件头里写着去哪里停', async () => {
    await (await open()).send({ ...mail('stop@example.com', 3), unsubscribeUrl: 'https://example.com/api/searches/stop?code=abc' });
    const message = standIn.taken.at(-1)?.message ?? '';
    expect(message).toContain('List-Unsubscribe: <https://example.com/api/searches/stop?code=abc>');
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });
  it('没有这个信箱：明确拒绝，不必再试；稍后再来：可以再试', async () => {
    const mailer = await open();
    await expect(mailer.send(mail(mailFates.refused))).rejects.toMatchObject({ kind: 'rejected' });
    await expect(mailer.send(mail(mailFates.deferred))).rejects.toMatchObject({ kind: 'rate_limited' });
    expect(mailer.isAvailable()).toBe(true);
  });
  it('收下之后断开：再试的是同一个 Message-ID', async () => {
    const mailer = await open();
    const before = standIn.taken.length;
    await expect(mailer.send(mail(mailFates.dropped, 7))).rejects.toThrow();
    await expect(mailer.send(mail(mailFates.dropped, 7))).rejects.toThrow();
    const ids = standIn.taken.slice(before).map(({ message }) => /^Message-ID: (.*)$/m.exec(message)?.[1]?.trim());
    expect(new Set(ids)).toEqual(new Set(['<mail-7@example.com>']));
  });
  it('密码不对是配置错误；服务器不在时说明暂时不可用，直到送出一封', async () => {
    await expect((await open({ pass: 'wrong' })).send(mail('li@example.com'))).rejects.toMatchObject({ kind: 'misconfigured' });
    const mailer = await open({ port: 1 });
    for (let count = 0; count < 3; count++) await expect(mailer.send(mail('li@example.com'))).rejects.toMatchObject({ kind: 'unavailable' });
    expect(mailer.isAvailable()).toBe(false);
  });
});

describe('邮件：本地', () => {
  let database: TestDatabase;
  const folder = mkdtempSync(join(tmpdir(), 'chippage-mails-'));
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  it('进发件箱和 .eml 文件，日志里没有内容', async () => {
    const lines: unknown[] = [];
    const log = { ...quiet, info: (...args: unknown[]) => void lines.push(args) };
    await localMail({ db: database.db, clock, log: log as never, folder }).send(mail('li@example.com'));
    expect(await database.db.select().from(devOutbox)).toMatchObject([{ channel: 'mail', recipient: 'li@example.com', code: '012345' }]);
    const [file = ''] = readdirSync(folder);
    const eml = readFileSync(join(folder, file), 'utf8');
    expect(file).toMatch(/\.eml$/);
    expect(Buffer.from(eml.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8')).toContain('验证码 012345');
    expect(JSON.stringify(lines)).not.toContain('012345');
  });
});
