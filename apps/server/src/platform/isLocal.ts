import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

/** Headers that a proxy adds; one of them says that somebody else asks. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_NAME = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether the request names this machine and shows no proxy between. Another site can point its name at the loopback; `Host` gives it away. */
export function namesThisMachine(request: FastifyRequest): boolean {
  return LOOPBACK_NAME.test(request.hostname) && PROXY_HEADERS.every((name) => request.headers[name] === undefined);
}

/**
 * Whether limits by address make no sense: the developer of this machine asks, or the portal itself while it renders.
 * A portal with a public origin, with proxies, in production or with a real SMS vendor has visitors; there a connection
 * from the loopback is a proxy's, whatever it says.
 */
export function isLocal({ isProduction, publicOrigin, trustProxy, sms }: Config, request: FastifyRequest): boolean {
  if (!LOOPBACK_ADDRESS.test(request.ip)) return false;
  // What this process asks itself comes over no socket.
  if (!(request.raw.socket instanceof Socket)) return true;
  const isDevelopers = !isProduction && publicOrigin === undefined && trustProxy.length === 0 && sms === 'local';
  return isDevelopers && LOOPBACK_ADDRESS.test(request.raw.socket.remoteAddress ?? '') && namesThisMachine(request);
}
