import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions, RawServerDefault } from 'fastify';
import { type Failure, malformed, methodNotAllowed, timedOut } from '../errors.ts';
import { failureBody } from '../failures.ts';
import { dataHeaders } from '../headers.ts';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

/** Answers what Node could not read as a request, with the same headers and bodies as everything else, and closes the connection. */
export function createClientErrorHandler(headers: Record<string, string>): ClientErrorHandler {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy();
    const packet = 'rawPacket' in error && error.rawPacket instanceof Uint8Array ? Buffer.from(error.rawPacket).toString('latin1', 0, 20_000) : '';
    answer(socket, failureOf(error.code, packet), headers, /^[A-Z]+ \/api\//.test(packet));
  };
}

/** Whether an answer is on its way: a second one would be read as a part of it. */
const isAnswering = (socket: Socket & { _httpMessage?: { headersSent: boolean } | null }) => socket._httpMessage?.headersSent === true;

/** Refuses to be a tunnel; Node would hang up without a word. */
export function refuseTunnels(server: RawServerDefault, headers: Record<string, string>): void {
  server.on('connect', (_request, socket) => answer(socket as Socket, methodNotAllowed(), headers, false));
}

function failureOf(code: string | undefined, packet: string): Failure {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return timedOut();
  if (code === 'HPE_HEADER_OVERFLOW')
    return packet.includes('\n') || packet === '' ? malformed('请求头太长，请清除本站的 Cookie 后重试', 431) : malformed('网址太长，请缩短后重试', 414);
  return malformed();
}

function answer(socket: Socket, failure: Failure, headers: Record<string, string>, isData: boolean): void {
  const { status, message } = failure;
  const body = isData ? JSON.stringify(failureBody(failure, randomUUID())) : message;
  const all = {
    ...headers,
    ...dataHeaders,
    'content-type': `${isData ? 'application/json' : 'text/plain'}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    ...(status === 405 && { allow: 'GET, HEAD, POST, OPTIONS' }),
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`, () => socket.destroySoon());
}
