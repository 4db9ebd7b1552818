import type { FastifyReply } from 'fastify';
import { plainContentSecurityPolicy } from './security.ts';

interface SmallPage {
  status: number;
  title: string;
  text: string;
  /** More for the head, e.g. a refresh. */
  head?: string;
}

/** Answers with a page that needs nothing of the portal: no styles, no scripts, no rendering. */
export function sendSmallPage(reply: FastifyReply, { status, title, text, head = '' }: SmallPage): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': plainContentSecurityPolicy, 'content-type': 'text/html; charset=utf-8' })
    .send(
      `<!DOCTYPE html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}<title>${title}</title><h1>${title}</h1><p>${text}</p><p>${status >= 500 ? '<a href="">重试</a> ' : ''}<a href="/">返回首页</a></p></html>`,
    );
}
