import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, isTransportFailure, orTransportFailure } from './errors.ts';
import { loginBySms, logout } from './generated/account.ts';
import { exchangeTicket } from './generated/accountSecurity.ts';
import { brandDocumentsQuery, documentDownload, documentDownloads, partDetailQuery, partSearchQuery } from './generated/datasheets.ts';
import { uploadPicture } from './generated/accountProfile.ts';
import { followChannels } from './generated/newsChannels.ts';
import { navigationQuery } from './generated/site.ts';
import { createApi } from './http.ts';
import type { ApiOptions } from './http.ts';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

let server: Server;
let baseUrl = '';
let seen: Seen[] = [];
let answer: (response: ServerResponse) => void;

function json(status: number, value: unknown, headers: Record<string, string> = {}): void {
  answer = (response) => response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(JSON.stringify(value));
}

function client(options: Partial<ApiOptions> = {}) {
  return createApi({ baseUrl, getSession: () => ({ token: 't0k', uid: 7, uuid: 'u'.repeat(32) }), ...options });
}

async function refused(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  json(200, { code: 1, msg: '', data: null });
});

test('每次请求都带 token、uid、uuid；来源只在有时带', async () => {
  await navigationQuery.fetch({}, { client: client() });
  await navigationQuery.fetch({}, { client: client({ getSource: () => 'swb' }) });
  await navigationQuery.fetch({}, { client: client({ getSession: () => ({ token: null, uid: null, uuid: 'v'.repeat(32) }) }) });
  expect(seen.map(({ headers }) => [headers.token, headers.uid, headers.uuid, headers.source])).toEqual([
    ['t0k', '7', 'u'.repeat(32), undefined],
    ['t0k', '7', 'u'.repeat(32), 'swb'],
    [undefined, undefined, 'v'.repeat(32), undefined],
  ]);
  expect(seen[0]?.headers.accept).toBe('application/json');
});

test('查询参数：列表重复参数名，空值不发送，中文与特殊字符被转义', async () => {
  json(200, { code: 1, msg: '', data: [], totalRecord: 0, facets: [], understood: [], columns: [] });
  const keywords = 'STM32 单片机 100%_/&=#';
  await partSearchQuery.fetch(
    { keywords, brandId: [3, 5], package: [], category: undefined, filter: ['core:Arm Cortex-M3|Arm Cortex-M4'] },
    { client: client() },
  );
  const url = new URL(seen[0]?.url ?? '', 'http://x');
  expect(url.pathname).toBe('/api/chip/specification/search');
  expect([...url.searchParams]).toEqual([
    ['keywords', keywords],
    ['brandId', '3'],
    ['brandId', '5'],
    ['filter', 'core:Arm Cortex-M3|Arm Cortex-M4'],
  ]);
});

test('路径参数进入路径，其余进入查询；单独的代理字符不会抛错', async () => {
  json(200, { code: 1, msg: '', data: [], totalRecord: 0 });
  await brandDocumentsQuery.fetch({ brandId: 12, keywords: 'a\ud800b' }, { client: client() });
  expect(seen[0]?.url).toBe('/api/spec/12?keywords=a%EF%BF%BDb');
});

test('POST 默认以表单编码发送', async () => {
  json(200, { code: 1, msg: '登录成功!', data: { id: 1, token: 'x', avatar: null, nickName: '小芯' } });
  const info = await loginBySms({ mobile: '+86-13800000000', code: '123456' }, { client: client() });
  expect(info).toEqual({ id: 1, token: 'x', avatar: null, nickName: '小芯' });
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/web/login', body: 'mobile=%2B86-13800000000&code=123456' });
  expect(seen[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
});

test('小的改动在页面离开后照样送达；读的、大的和文件不这样送：浏览器只留 64 KiB', async () => {
  const kept: boolean[] = [];
  const heard = client({
    fetch: (input, init) => (kept.push(new Request(input instanceof Request ? input.clone() : input, init).keepalive), fetch(input, init)),
  });
  await logout({}, { client: heard });
  await followChannels({ ids: '3,7' }, { client: heard });
  await navigationQuery.fetch({}, { client: heard });
  await followChannels({ ids: '好'.repeat(250) }, { client: heard });
  await uploadPicture({ file: new Blob(['x']) }, { client: heard });
  await refused(documentDownloads({ ids: '1,2' }, { client: heard }));
  expect(kept).toEqual([true, true, false, false, false, false]);
});

test('列表去掉信封，保留总数与其余字段', async () => {
  json(200, { code: 1, msg: '', data: [{ id: 1 }], totalRecord: 41, facets: [], understood: [], columns: [] });
  expect(await partSearchQuery.fetch({}, { client: client() })).toEqual({ data: [{ id: 1 }], totalRecord: 41, facets: [], understood: [], columns: [] });
});

test('4xx 变成 ApiError，带原因、说明、请求号与字段', async () => {
  json(422, { code: 422, msg: '请检查输入', reason: 'input.invalid', requestId: 'r-1', fields: [{ field: 'id', msg: '应为正整数' }] });
  const error = await refused(partDetailQuery.fetch({ id: 1 }, { client: client() }));
  expect(error).toMatchObject({ status: 422, reason: 'input.invalid', message: '请检查输入', requestId: 'r-1', fields: [{ field: 'id', msg: '应为正整数' }] });
});

test('没有 JSON 的 5xx 也变成 ApiError，并保留请求号和重试时间', async () => {
  answer = (response) => response.writeHead(503, { 'content-type': 'text/html', 'x-request-id': 'r-2', 'retry-after': '30' }).end('<h1>down</h1>');
  const error = await refused(partDetailQuery.fetch({ id: 1 }, { client: client() }));
  expect(error).toMatchObject({ status: 503, reason: 'http.503', requestId: 'r-2', retryAfter: 30, fields: [] });
  expect(seen).toHaveLength(1);
});

test('HTTP 200 而 code 不是 1，是带原因的 ApiError', async () => {
  json(200, { code: 0, msg: '请 48 秒后再试', reason: 'sms.too_soon', data: { wait: 48 } });
  const error = await refused(loginBySms({ mobile: '13800000000', code: '000000' }, { client: client() }));
  expect(error).toMatchObject({ status: 200, reason: 'sms.too_soon', message: '请 48 秒后再试', data: { wait: 48 } });
});

test('票据失效的 401 不关登录的事', async () => {
  json(401, { code: 401, msg: '链接已失效', reason: 'ticket.spent', requestId: 'r-4' });
  const onUnauthorized = vi.fn();
  const error = await refused(exchangeTicket({ ticket: 't1.x', purpose: 'im' }, { client: client({ onUnauthorized }) }));
  expect(error).toMatchObject({ status: 401, reason: 'ticket.spent' });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('401 通知宿主，然后仍然抛出', async () => {
  json(401, { code: 401, msg: '请登录', reason: 'session.missing', requestId: 'r-3' });
  const onUnauthorized = vi.fn();
  await refused(logout({}, { client: client({ onUnauthorized }) }));
  expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'session.missing' }));
});

test('换了登录以后才到的 401 是上一个登录的，不动现在的', async () => {
  let token = 'before';
  answer = (response) => {
    token = 'after';
    response
      .writeHead(401, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: 401, msg: '请登录', reason: 'session.missing', requestId: 'r-5' }));
  };
  const onUnauthorized = vi.fn();
  await refused(logout({}, { client: client({ onUnauthorized, getSession: () => ({ token, uid: 7, uuid: 'u' }) }) }));
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('连接被拒：原因是 { s: 0, d: null, errors }', async () => {
  const error = await refused(navigationQuery.fetch({}, { client: client({ baseUrl: 'http://127.0.0.1:9' }) }));
  expect(error).toMatchObject({ status: 0, reason: 'network.unreachable', requestId: null, cause: { s: 0, d: null, errors: [expect.any(Error)] } });
});

test('要对象的调用方拿到 { s: 0, d: null, errors }，拒绝仍然抛出', async () => {
  const failed = await orTransportFailure(navigationQuery.fetch({}, { client: client({ baseUrl: 'http://127.0.0.1:9' }) }));
  expect(failed).toEqual({ s: 0, d: null, errors: [expect.any(Error)] });
  expect(isTransportFailure(failed)).toBe(true);
  json(500, { code: 500, msg: '服务出错了', reason: 'service.internal', requestId: 'r-9' });
  await expect(orTransportFailure(navigationQuery.fetch({}, { client: client() }))).rejects.toMatchObject({ status: 500, requestId: 'r-9' });
  json(200, { code: 1, msg: '', data: [] });
  expect(isTransportFailure(await orTransportFailure(navigationQuery.fetch({}, { client: client() })))).toBe(false);
});

test('答复头到了但正文迟迟不到，也算超时，且不重试', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"code":');
  // Long enough for the head of the answer to arrive on a busy machine.
  const error = await refused(navigationQuery.fetch({}, { client: client({ timeoutMs: 2000 }) }));
  expect(error).toMatchObject({ status: 0, reason: 'network.timeout', cause: { s: 0, d: null } });
  expect(seen).toHaveLength(1);
});

test('调用方取消时抛出 AbortError，不当作网络故障', async () => {
  answer = () => undefined;
  const stop = new AbortController();
  const promise = navigationQuery.fetch({}, { client: client(), signal: stop.signal });
  setTimeout(() => stop.abort(), 30);
  await expect(promise).rejects.toMatchObject({ name: 'AbortError' });
  await expect(navigationQuery.fetch({}, { client: client(), signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('不是 JSON 的 200 与残缺的 JSON 都是「无法识别」', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>portal of a hotel</p>');
  expect(await refused(navigationQuery.fetch({}, { client: client() }))).toMatchObject({ reason: 'network.unreadable', cause: { s: 0 } });
  answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":1,');
  expect(await refused(navigationQuery.fetch({}, { client: client() }))).toMatchObject({ reason: 'network.unreadable' });
});

test('打包下载：zip 成为文件，文件名取自响应头', async () => {
  const name = '选型-芯页-数据手册.zip';
  answer = (response) =>
    response
      .writeHead(200, {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="files.zip"; filename*=UTF-8''${encodeURIComponent(name)}`,
      })
      .end(Buffer.from([0x50, 0x4b, 3, 4]));
  const file = await documentDownloads({ ids: '1,2', zipName: '选型' }, { client: client() });
  expect(file.name).toBe(name);
  expect([...new Uint8Array(await file.blob.arrayBuffer())]).toEqual([0x50, 0x4b, 3, 4]);
  expect(seen[0]?.body).toBe(`ids=1%2C2&zipName=${encodeURIComponent('选型')}`);
});

test('十秒内重复打包：以 JSON 拒绝，不会存成文件', async () => {
  json(200, { code: 0, msg: '请勿重复请求,稍后重试', reason: 'download.duplicate' });
  const error = await refused(documentDownloads({ ids: '1' }, { client: client() }));
  expect(error).toMatchObject({ status: 200, reason: 'download.duplicate', message: '请勿重复请求,稍后重试' });
});

test('没有文件名的 PDF 仍然下载', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7');
  const file = await documentDownload({ id: 4 }, { client: client() });
  expect(file.name).toBeNull();
  expect(await file.blob.text()).toBe('%PDF-1.7');
});

test('可以换掉 fetch，而且每次请求时才读取登录信息', async () => {
  const inside = vi.fn(async (_input: unknown) => Response.json({ code: 1, msg: '', data: 'inside' }));
  let token = 'first';
  const api = client({ baseUrl: 'https://portal.test/api', fetch: inside, getSession: () => ({ token, uid: 1, uuid: null }) });
  await navigationQuery.fetch({}, { client: api });
  token = 'second';
  expect(await navigationQuery.fetch({}, { client: api })).toBe('inside');
  expect(inside.mock.calls.map(([request]) => (request as Request).headers.get('token'))).toEqual(['first', 'second']);
  expect(seen).toHaveLength(0);
});
