import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi } from './http.ts';
import { connectInbox, type InboxConnection } from './inboxStream.ts';

let server: Server;
let baseUrl = '';
let answer: (request: IncomingMessage, response: ServerResponse) => void;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const unauthorized: number[] = [];
const client = () =>
  createApi({ baseUrl, getSession: () => ({ token: 't0k', uid: 7, uuid: 'u'.repeat(32) }), onUnauthorized: ({ status }) => void unauthorized.push(status) });

function listener(after: number | null = null): InboxConnection & { said: unknown[]; stop: AbortController } {
  const said: unknown[] = [];
  const stop = new AbortController();
  return {
    after,
    said,
    stop,
    signal: stop.signal,
    onOpen: () => void said.push('open'),
    onEvent: ({ id, kind }) => void said.push([id, kind]),
    onTyping: (conversationId, name) => void said.push(['typing', conversationId, name]),
    onUnread: (unread) => void said.push(unread),
    onReset: (lastId) => void said.push(['reset', lastId]),
  };
}

const stream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });

it('说出自己是谁、从哪里接着；事件切在哪里都读得对', async () => {
  const text =
    'id: 41\nevent: begin\ndata: {}\n\n: \n\nid: 42\nevent: message\ndata: {"id":42,"kind":"message"}\n\nevent: unread\ndata: {"notices":1,"messages":2}\n\nevent: typing\ndata: {"conversationId":5,"name":"老陈"}\n\n';
  let asked: IncomingMessage['headers'] = {};
  answer = async (request, response) => {
    asked = request.headers;
    stream(response);
    for (const byte of Buffer.from(text)) {
      response.write(Buffer.of(byte));
      await new Promise(setImmediate);
    }
    response.end();
  };
  const heard = listener(41);
  await connectInbox(client(), heard);
  expect(asked).toMatchObject({ token: 't0k', uid: '7', accept: 'text/event-stream', 'last-event-id': '41' });
  expect(heard.said).toEqual(['open', [42, 'message'], { notices: 1, messages: 2 }, ['typing', 5, '老陈']]);
});

it('要重新读时说出新的起点', async () => {
  answer = (_request, response) => void stream(response).end('id: 9\nevent: reset\ndata: {}\n\n');
  const heard = listener(500);
  await connectInbox(client(), heard);
  expect(heard.said).toEqual([['reset', 9], 'open']);
});

it('自己停下不算出错；登录失效告诉主人；拒绝说出状态', async () => {
  answer = (_request, response) => void stream(response).write('id: 1\nevent: begin\ndata: {}\n\n');
  const heard = listener();
  heard.onOpen = () => heard.stop.abort();
  await connectInbox(client(), heard);

  answer = (_request, response) =>
    void response
      .writeHead(401, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: 401, msg: '请先登录', reason: 'session.required', requestId: 'r' }));
  await expect(connectInbox(client(), listener())).rejects.toMatchObject({ status: 401 });
  expect(unauthorized).toEqual([401]);
  answer = (_request, response) => void response.writeHead(503, { 'retry-after': '60' }).end();
  await expect(connectInbox(client(), listener())).rejects.toMatchObject({ status: 503, retryAfter: 60 });
});

it('被别的窗口顶替以后，一分钟内不去争', async () => {
  answer = (_request, response) => void stream(response).end('event: replaced\ndata: {}\n\n');
  const replaced = client();
  await connectInbox(replaced, listener());
  let isAsked = false;
  answer = (_request, response) => {
    isAsked = true;
    response.end();
  };
  await expect(connectInbox(replaced, listener())).rejects.toMatchObject({ status: 0 });
  expect(isAsked).toBe(false);
});

it('没有流的客户端：说连不上，去问', async () => {
  await expect(connectInbox({}, listener())).rejects.toMatchObject({ status: 0 });
});
