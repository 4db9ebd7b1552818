import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { notFound } from './errors.ts';
import { seal, unseal } from './seal.ts';

/** What the link in a mail proves: only this site can have made it. @param purpose keeps what was sealed for another one from stopping anything */
export const stopCodeOf = ({ secrets }: Pick<Config, 'secrets'>, purpose: string, memberId: number): string =>
  seal(secrets.signingKey, `${purpose}:${memberId}`);

/** Whose mail the link stood in, or 404. */
export function memberOfStopCode({ secrets }: Pick<Config, 'secrets'>, purpose: string, code: string): number {
  const text = opened(secrets.signingKey, code);
  const id = text?.startsWith(`${purpose}:`) ? Number(text.slice(purpose.length + 1)) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw notFound('链接');
  return id;
}

function opened(key: Buffer, code: string): string | null {
  try {
    return unseal(key, code);
  } catch {
    return null;
  }
}

interface Query {
  code?: unknown;
}

/** Stops mails for a mail program whose own button was pressed (RFC 8058): it sends no cookie, and a body of its own. */
export function registerOneClick(api: FastifyInstance, path: string, stop: (code: string) => Promise<void>): void {
  api.post<{ Querystring: Query }>(path, async (request, reply) => {
    const { code } = request.query;
    await stop(typeof code === 'string' ? code : '');
    return reply.code(204).send();
  });
}
