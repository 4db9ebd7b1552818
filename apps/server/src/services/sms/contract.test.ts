import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createOutgoing } from '../outgoing.ts';
import { aliyunSmsStandIn, fates, type SmsStandIn, tencentSmsStandIn, vendorKeys } from '../standIns/vendors.ts';
import { devOutbox } from './outbox.schema.ts';
import { aliyunSms } from './aliyun.ts';
import { localSms } from './local.ts';
import type { SmsSender } from './port.ts';
import { tencentSms } from './tencent.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const clock = createTestClock();
const outgoing = (timeoutMs = 5000) => createOutgoing({ name: 'sms', clock, log: quiet, timeoutMs });

const vendors = {
  async aliyun(keys = vendorKeys) {
    const standIn = await aliyunSmsStandIn();
    const open = (timeoutMs?: number) =>
      aliyunSms(
        {
          accessKeyId: keys.id,
          accessKeySecret: keys.secret,
          signName: '芯页',
          templateCode: 'SMS_LOGIN',
          templateCodeAbroad: 'SMS_ABROAD',
          endpoint: standIn.endpoint,
          protocol: 'http',
        },
        outgoing(timeoutMs),
      );
    return { standIn, open };
  },
  async tencent(keys = vendorKeys) {
    const standIn = await tencentSmsStandIn();
    const open = (timeoutMs?: number) =>
      tencentSms(
        {
          secretId: keys.id,
          secretKey: keys.secret,
          appId: '1400000000',
          signName: '芯页',
          templateId: '1001',
          templateIdAbroad: '2002',
          endpoint: standIn.endpoint,
          protocol: 'http://',
        },
        outgoing(timeoutMs),
      );
    return { standIn, open };
  },
};

describe.each(['aliyun', 'tencent'] as const)('短信：%s', (name) => {
  let standIn: SmsStandIn;
  let open: (timeoutMs?: number) => Promise<SmsSender>;
  let sms: SmsSender;
  beforeAll(async () => {
    ({ standIn, open } = await vendors[name]());
    sms = await open();
  });
  afterAll(() => standIn.close());
  const send = (mobile: string, sender = sms) => sender.sendCode({ mobile, code: '012345', purpose: 'login' });

  it('签名正确，号码、模板和验证码原样送达', async () => {
    await send('+8613800138000');
    expect(standIn.taken).toMatchObject([{ number: name === 'aliyun' ? '13800138000' : '+8613800138000', code: '012345', sign: '芯页' }]);
  });
  it('香港、台湾号码用境外模板', async () => {
    await send('+85251234567');
    await send('+886912345678');
    expect(standIn.taken.slice(-2).map(({ number }) => number.replace('+', ''))).toEqual(['85251234567', '886912345678']);
  });
  it.each([
    ['+86138001', 'rejected'],
    [`+86${fates.limited}`, 'rate_limited'],
    [`+86${fates.unpaid}`, 'misconfigured'],
    [`+86${fates.broken}`, 'unavailable'],
  ])('%s：%s', async (mobile, kind) => {
    await expect(send(mobile)).rejects.toMatchObject({ name: 'AdapterError', kind });
  });
  it('连接在收下之后断开：不重发', async () => {
    const before = standIn.taken.length;
    await expect(send(`+86${fates.resets}`)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(standIn.taken).toHaveLength(before + 1);
  });
  it('不回答：到时间就放弃，不重发', async () => {
    const before = standIn.taken.length;
    await expect(send(`+86${fates.hangs}`, await open(300))).rejects.toMatchObject({ kind: 'timeout' });
    expect(standIn.taken).toHaveLength(before + 1);
  });
  it('密钥不对是配置错误，不是线路故障', async () => {
    const other = await vendors[name]({ ...vendorKeys, secret: 'wrong' });
    await expect(send('+8613800138000', await other.open())).rejects.toMatchObject({ kind: 'misconfigured' });
    expect(other.standIn.taken).toEqual([]);
    await other.standIn.close();
  });
  it('连续失败 5 次后 30 秒内不再打扰服务商，之后先试一次', async () => {
    const sender = await open();
    for (let count = 0; count < 5; count++) await expect(send(`+86${fates.resets}`, sender)).rejects.toThrow();
    const before = standIn.taken.length;
    await expect(send('+8613800138001', sender)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(standIn.taken).toHaveLength(before);
    clock.advance(30_001);
    await send('+8613800138001', sender);
    expect(standIn.taken).toHaveLength(before + 1);
  });
});

describe('短信：本地', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());
  it('写进发件箱，日志里没有验证码', async () => {
    const lines: unknown[] = [];
    await localSms(database.db, clock, { ...quiet, info: (...args: unknown[]) => void lines.push(args) } as never).sendCode({
      mobile: '+8613800138000',
      code: '012345',
      purpose: 'login',
    });
    expect(await database.db.select().from(devOutbox)).toMatchObject([
      { recipient: '+8613800138000', code: '012345', text: expect.stringContaining('10 分钟内有效') },
    ]);
    expect(JSON.stringify(lines)).not.toContain('012345');
  });
});
