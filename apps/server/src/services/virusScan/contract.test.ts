import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn } from '../../../test/accounts.ts';
import { createTestApp, createTestClock, type TestApp, type Visitor } from '../../../test/app.ts';
import { formBody, formType } from '../../../test/forms.ts';
import { createOutgoing } from '../outgoing.ts';
import { type ClamdFate, clamdStandIn, eicar } from '../standIns/clamd.ts';
import { clamd, clamdAddress } from './clamd.ts';

let standIn: Awaited<ReturnType<typeof clamdStandIn>>;
let api: TestApp;
let member: Visitor;
let fate: ClamdFate = 'scan';

beforeAll(async () => {
  standIn = await clamdStandIn(() => fate);
  api = await createTestApp({ logLevel: 'silent', env: { CLAMD_URL: standIn.url } });
  member = await loggedIn(api, '13900000551');
});
afterEach(() => {
  fate = 'scan';
});
afterAll(async () => {
  await api.close();
  await standIn.close();
});

const quiet = { info: () => undefined, warn: () => undefined };
const open = (url: string, timeoutMs = 5000) => {
  const address = clamdAddress(url);
  if (!address) throw new Error('no address');
  return clamd(address, createOutgoing({ name: 'clamd', clock: createTestClock(), log: quiet, timeoutMs: timeoutMs + 1000 }), timeoutMs);
};
const uploads = ['/file/spec/user/v1/add1', '/oss/upload'];
const upload = async (path: string, content: string | Uint8Array) => {
  const payload = formBody([{ name: 'file', filename: 'file.pdf', content }]);
  const reply = await member.send({ method: 'POST', url: `/api${path}`, headers: { 'content-type': formType }, payload });
  return { status: reply.statusCode, body: reply.json<{ reason?: string; msg?: string; fields?: object[] }>(), retryAfter: reply.headers['retry-after'] };
};

it.each([
  ['tcp://scanner.example:3311', { host: 'scanner.example', port: 3311 }],
  ['tcp://[::1]', { host: '::1', port: 3310 }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['http://scanner.example', null],
  ['unix://clamd.ctl', null],
  ['scanner.example:3310', null],
])('地址 %s', (url, address) => expect(clamdAddress(url)).toEqual(address));

describe('clamd', () => {
  it('整个文件，一份一个连接：干净的、空的、8 MB 的、最后有病毒的', async () => {
    const { scan } = open(standIn.url);
    const large = Buffer.alloc(8 * 1024 * 1024, 'x');
    expect(await scan(Buffer.from('clean'))).toBeNull();
    expect(await scan(new Uint8Array())).toBeNull();
    expect(await scan(large)).toBeNull();
    expect(await scan(Buffer.concat([large, Buffer.from(eicar)]))).toBe('Eicar-Test-Signature');
    expect(standIn.scanned.slice(-4)).toEqual([5, 0, large.length, large.length + eicar.length]);
  });

  it.each<[string, ClamdFate, string]>([
    ['文件对它太大', { says: 'INSTREAM size limit exceeded. ERROR' }, 'misconfigured'],
    ['答非所问', { says: 'hello' }, 'unavailable'],
    ['什么也没说就断开', { says: '' }, 'unavailable'],
    ['断开', 'reset', 'unavailable'],
    ['不答', 'hang', 'timeout'],
  ])('%s：不说干净', async (_name, how, kind) => {
    fate = how;
    // Only what never answers has to be waited for.
    await expect(open(standIn.url, how === 'hang' ? 300 : 20_000).scan(Buffer.from('clean'))).rejects.toMatchObject({ name: 'AdapterError', kind });
  });
});

describe('上传', () => {
  it.each(uploads)('%s：EICAR 得到 422 和中文说明，什么也没有留下', async (path) => {
    const { status, body } = await upload(path, eicar);
    expect([status, body.reason, body.fields]).toEqual([422, 'request.invalid', [{ field: 'file', msg: '文件没有通过病毒扫描，请换一个文件' }]]);
    const { rows } = await api.database.pool.query(`select detail from audit_rows where event = 'file.infected' order by id desc limit 1`);
    expect(rows).toEqual([{ detail: { found: 'Eicar-Test-Signature' } }]);
    expect(await api.server.platform.files.sweep(-1)).toBe(0);
  });

  it.each(uploads)('%s：没有病毒的照常检查；扫描不了的得到 503，请稍后再来', async (path) => {
    expect((await upload(path, 'no such format')).body.msg).not.toContain('病毒');
    fate = 'reset';
    expect(await upload(path, 'no such format')).toMatchObject({
      status: 503,
      body: { reason: 'service.unavailable', msg: '现在不能扫描文件，请稍后再上传' },
      retryAfter: '30',
    });
  });
});
