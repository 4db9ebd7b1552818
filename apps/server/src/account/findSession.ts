import type { FastifyReply, FastifyRequest } from 'fastify';
import { audit } from '../platform/audit.queries.ts';
import type { Platform, Session } from '../platform/context.ts';
import { replyHeaders } from '../platform/contract/replyHeaders.ts';
import { recognise, SID_MAX_AGE } from './sessions.ts';

/** Whose request it is; a stolen half of a login is written down. */
export async function findSession(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
  const headers = replyHeaders(request, reply, platform.config);
  const uuid = headers.header('uuid')?.slice(0, 64) ?? '';
  const note = (memberId: number, event: string) =>
    audit({ ...platform, ip: request.ip, uuid, requestId: request.id }, { event, outcome: 'refused', memberId });
  const claim = {
    token: headers.header('token'),
    sid: headers.cookie('sid'),
    uid: headers.header('uid'),
    userAgent: headers.header('user-agent') ?? '',
    uuid,
    // Pages are rendered with the visitor's cookies, but the answer's cookie would end there.
    canRotate: headers.header('sec-fetch-dest') === 'empty',
  };
  const found = await recognise(platform, claim);
  if (found.kind === 'nobody') return null;
  if (found.kind === 'mismatch') {
    await note(found.memberId, 'session.mismatch');
    return null;
  }
  if (found.isNewlyFlagged) await note(found.session.memberId, 'session.flagged');
  if (found.freshSid) headers.setCookie('sid', found.freshSid, { maxAge: SID_MAX_AGE });
  return found.session;
}
