import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { ReplyHeaders } from '../context.ts';

const isHttps = (config: Config) => config.publicOrigin?.startsWith('https:') ?? false;

/**
 * Name of a cookie that no script may read. Over HTTPS the prefix makes browsers insist on Secure, Path=/ and no
 * Domain; plain HTTP exists on a developer's machine only, where browsers would refuse such a cookie.
 */
const guardedCookieName = (config: Config, name: string) => (isHttps(config) ? `__Host-${name}` : name);

/** The little of HTTP that account handlers need. */
export function replyHeaders(request: FastifyRequest, reply: FastifyReply, config: Config): ReplyHeaders {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) } as const;
  return {
    setCookie: (name, value, { maxAge }) => void reply.setCookie(guardedCookieName(config, name), value, { ...options, maxAge }),
    clearCookie: (name) => void reply.clearCookie(guardedCookieName(config, name), options),
    cookie: (name) => request.cookies[guardedCookieName(config, name)],
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    clearReadableCookie(name) {
      reply.clearCookie(name, { path: '/', sameSite: 'lax' });
      if (config.cookieDomain) reply.clearCookie(name, { path: '/', sameSite: 'lax', domain: config.cookieDomain });
    },
  };
}
