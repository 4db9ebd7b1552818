import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { listen, speak } from '../../../test/rawSocket.ts';
import { registerFailures } from '../failures.ts';
import { createKnownAnswers } from '../knownAnswers.ts';
import { guardHttp } from './guardHttp.ts';
import { httpOptions } from './httpOptions.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function start(): Promise<number> {
  app = Fastify({ ...httpOptions({}), forceCloseConnections: true });
  guardHttp(app, {}, { graceMs: 200, drainMs: 200 });
  registerFailures(app, createKnownAnswers());
  app.post('/echo', async (request) => request.body);
  return listen(app);
}
const head = 'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

it('正文迟迟不来：408，连接关闭', async () => {
  const { statuses, text } = await speak(await start(), [`${head}Content-Length: 100\r\n\r\n{`]);
  expect(statuses).toEqual([408]);
  expect(text).toMatch(/connection: close/i);
  expect(text).toContain('request.timeout');
});

it('一点一点来的正文也一样，别人照常得到回答', async () => {
  const port = await start();
  const slow = connect(port, '127.0.0.1', () => slow.write(`${head}Transfer-Encoding: chunked\r\n\r\n`));
  const drip = setInterval(() => slow.write('1\r\n \r\n'), 20);
  const heard: string[] = [];
  slow.on('data', (chunk) => heard.push(String(chunk))).on('error', () => undefined);
  expect((await speak(port, [`${head}Content-Length: 2\r\nConnection: close\r\n\r\n{}`])).statuses).toEqual([200]);
  await once(slow, 'close');
  clearInterval(drip);
  expect(heard.join('')).toMatch(/^HTTP\/1\.1 408 /);
});

it('已经拒绝的正文只再读一会儿，发送者读得到回答', async () => {
  async function* endless() {
    yield `${head}Transfer-Encoding: chunked\r\n\r\n`;
    const chunk = `${(65_536).toString(16)}\r\n${' '.repeat(65_536)}\r\n`;
    for (;;) yield chunk;
  }
  const { statuses, sent } = await speak(await start(), endless());
  expect(statuses).toEqual([413]);
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});
