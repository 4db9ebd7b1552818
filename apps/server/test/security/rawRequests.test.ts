// Requests that no client library sends, over a plain connection: each gets one answer with every header, and the connection is closed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { listen, speak } from '../rawSocket.ts';

let api: TestApp;
let port = 0;
beforeAll(async () => {
  api = await createTestApp({ env: { PUBLIC_ORIGIN: 'https://www.example.com' }, logLevel: 'silent' });
  port = await listen(api.app);
});
afterAll(() => api.close());

const post = 'POST /api/logout HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n';
const end = 'Connection: close\r\n\r\n';

const protective = [
  'x-content-type-options: nosniff',
  'referrer-policy: strict-origin-when-cross-origin',
  'permissions-policy: ',
  'strict-transport-security: ',
  "content-security-policy: default-src 'none'",
  'cross-origin-resource-policy: same-origin',
  'cache-control: no-store',
];

/** Headers in lower case, and the body. */
function answerOf(text: string): { head: string; body: string } {
  const [head = '', ...body] = text.split('\r\n\r\n');
  return { head: head.toLowerCase(), body: body.join('\r\n\r\n') };
}

/** The reason of a failure of the contract; undefined for a text. */
const reasonOf = (body: string): string | undefined => (body.startsWith('{') ? (JSON.parse(body) as { reason: string }).reason : undefined);

describe('4.2.1（61）：含糊的请求', () => {
  it.each([
    ['长度和分块一起', `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/x HTTP/1.1\r\n\r\n`],
    ['两个不同的长度', `${post}Content-Length: 0\r\nContent-Length: 5\r\n\r\nab=cd`],
    ['两个相同的长度', `${post}Content-Length: 5\r\nContent-Length: 5\r\n\r\nab=cd`],
    ['长度不是数', `${post}Content-Length: 5x\r\n\r\nab=cd`],
    ['负的长度', `${post}Content-Length: -5\r\n\r\n`],
    ['没有见过的传输编码', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['分块的长度不是数', `${post}Transfer-Encoding: chunked\r\n\r\nxyz\r\n`],
    ['折行的头', `${post}X-Long: one\r\n two\r\nContent-Length: 0\r\n\r\n`],
    ['没有回车的换行', 'POST /api/logout HTTP/1.1\nHost: x\nContent-Length: 0\n\n'],
    ['头名里有空格', `${post}Content-Length : 0\r\n\r\n`],
    ['头里有 NUL', `${post}X-Bad: a\u0000b\r\nContent-Length: 0\r\n\r\n`],
    ['两个 Host', `GET /api/navigation HTTP/1.1\r\nHost: x\r\nHost: y\r\n${end}`],
    ['没有 Host', `GET /api/navigation HTTP/1.1\r\n${end}`],
    ['网址里写着别的站', `GET http://evil.example/api/navigation HTTP/1.1\r\nHost: x\r\n${end}`],
    ['没有见过的方法', `BREW /api/navigation HTTP/1.1\r\nHost: x\r\n${end}`],
    ['HTTP/2 的开头', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['不是 HTTP', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\r\n\r\n'],
    ['网址里有无法识别的字符', `GET /api/specBrand/%E0%A4%A HTTP/1.1\r\nHost: x\r\n${end}`],
  ])('%s：400', async (_name, lines) => {
    const { text, statuses } = await speak(port, [lines]);
    expect(statuses).toEqual([400]);
    const { head, body } = answerOf(text);
    for (const header of protective) expect(head).toContain(header);
    expect(body).toMatch(/[一-龥]/);
    expect(reasonOf(body)).toBe(/ (http:\/\/[^/]+)?\/api\//.test(lines) ? 'request.malformed' : undefined);
  });
});

describe('别的状态也带着全部头', () => {
  it.each([
    [404, `GET /api/nowhere HTTP/1.1\r\nHost: x\r\n${end}`],
    [404, `TRACE /api/navigation HTTP/1.1\r\nHost: x\r\n${end}`],
    [404, `PROPFIND /api/navigation HTTP/1.1\r\nHost: x\r\n${end}`],
    [405, `CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n${end}`],
    [414, `GET /api/navigation?x=${'y'.repeat(9000)} HTTP/1.1\r\nHost: x\r\n${end}`],
    [414, `GET /api/navigation?x=${'y'.repeat(20_000)}`],
    [431, `GET /api/navigation HTTP/1.1\r\nHost: x\r\nX-Long: ${'y'.repeat(20_000)}\r\n${end}`],
    [415, `${post}Content-Length: 0\r\nExpect: gold\r\n${end}`.replace('x-www-form-urlencoded', 'xml').replace('Length: 0', 'Length: 1').concat('x')],
  ])('%i', async (status, lines) => {
    const { text, statuses } = await speak(port, [lines]);
    expect(statuses).toEqual([status]);
    for (const header of protective) expect(answerOf(text).head).toContain(header);
  });

  it.each([
    ['写全的网址', `GET http://x/api/app/lastest HTTP/1.1\r\nHost: x\r\n${end}`],
    ['HTTP/1.0 没有 Host', `GET /api/app/lastest HTTP/1.0\r\n\r\n`],
    ['请求换别的协议', `GET /api/app/lastest HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n${end.replace('close', 'close, Upgrade')}`],
    ['没有见过的期望', `GET /api/app/lastest HTTP/1.1\r\nHost: x\r\nExpect: gold\r\n${end}`],
  ])('%s：照常回答', async (_name, lines) => expect((await speak(port, [lines])).statuses).toEqual([200]));
});
