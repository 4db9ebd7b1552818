import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redact } from '../../src/platform/redact.ts';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';

let api: TestApp;
let visitor: Visitor;
let code = '';
let ticket = '';
const mobile = '13800138000';
const pwd = createHash('sha256').update('marked password').digest('hex');

beforeAll(async () => {
  api = await createTestApp({
    logLevel: 'trace',
    handlers: {
      navigation: () => {
        throw new Error(`failed for ${mobile} with token=${visitor.token} and "pwd":"${pwd}"`);
      },
    },
  });
  visitor = api.visitor();
  code = await visitor.receiveCode(mobile);
  visitor.keep(await visitor.post('/web/login', { mobile, code }));
  await visitor.post('/login1', { mobile: `+86-${mobile}`, pwd });
  await visitor.get('/dtUser/myDetail', { token: visitor.token ?? '', code, pwd, ticket: 't1.secret-ticket', mobile: `+86-${mobile}` });
  await visitor.get('/sendNotice', { mobile: '+852-51234567' });
  await visitor.get('/dtUser/sendMailVerify', { email: 'marked.person@example.com' });
  const { data } = (await visitor.post('/auth/ticket', { purpose: 'im' })).json<{ data: { ticket: string } }>();
  ({ ticket } = data);
  await visitor.get('/app/lastest', { token: ticket, ticket });
  await visitor.post('/auth/ticket/exchange', { ticket, purpose: 'im' });
  await visitor.get('/navigation');
});
afterAll(() => api.close());

it('日志里没有令牌、验证码、密码和完整的手机号', () => {
  const text = api.lines.join('\n');
  expect(api.lines.length).toBeGreaterThan(6);
  for (const secret of [visitor.token ?? '-', visitor.cookies.get('sid') ?? '-', code, pwd, 'secret-ticket', mobile, '51234567', ticket, 'marked.person'])
    expect(text).not.toContain(secret);
  expect(text).toContain('138****8000');
});

it('浏览器名或昵称里的换行不能伪造一行日志', async () => {
  const before = api.lines.length;
  await visitor.send({
    method: 'GET',
    url: `/api/config?key=${encodeURIComponent('x\n{"level":60,"msg":"forged"}')}`,
    headers: { 'user-agent': 'x\\n{"level":60}' },
  });
  const added = api.lines.slice(before);
  expect(added.length).toBeGreaterThan(0);
  for (const line of added) {
    expect(line.trimEnd()).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
  }
  expect(added.some((line) => JSON.parse(line).msg === 'forged')).toBe(false);
});

describe('遮盖', () => {
  it.each([
    ['"mobile":"13912345678"', '"mobile":"139****5678"'],
    ['+8613912345678', '+86139****5678'],
    ['+852-51234567', '+852-51****67'],
    ['+886-0912345678', '+886-0912***678'],
    ['/x?a=1&token=abc&b=2', '/x?a=1&token=***&b=2'],
    ['"pwd":"a\\"b","x":1', '"pwd":"***","x":1'],
    ['"code":"123456"', '"code":"***"'],
    ['/x?email=li.ming%40example.com&a=1', '/x?email=l***%40example.com&a=1'],
    ['to li@mail.example.com: no such mailbox', 'to l***@mail.example.com: no such mailbox'],
    ['at .pnpm/fast-check@4.10.2/node_modules/x.js', 'at .pnpm/fast-check@4.10.2/node_modules/x.js'],
    ['"currentPwd":"abc"', '"currentPwd":"***"'],
    ['"code":"ECONNREFUSED"', '"code":"ECONNREFUSED"'],
    ['"time":1763740000000,"id":139123456789', '"time":1763740000000,"id":139123456789'],
  ])('%s', (text, masked) => {
    expect(redact(text)).toBe(masked);
  });
});
