import type { FuzzAnswer, FuzzRequest } from '@chippage/api/fuzz';
import { eq } from 'drizzle-orm';
import { beginSession } from '../src/account/sessions.ts';
import { members } from '../src/platform/members/members.schema.ts';
import type { TestApp, Visitor } from './app.ts';

/** Sends what a fuzz run makes, as a visitor who stays logged in: some of the calls end the session, the account or its role. */
export function fuzzedVisitor(api: TestApp, visitor: Visitor): (request: FuzzRequest) => Promise<FuzzAnswer> {
  const memberId = visitor.uid;
  let role: typeof members.$inferSelect.role | undefined;
  return async ({ url, payload, ...request }) => {
    if (memberId !== undefined && role === undefined) role = await roleOf(api, memberId);
    const { statusCode, headers, body } = await visitor.send({
      ...request,
      url: `/api${url}`,
      ...(payload !== undefined && { payload: Buffer.from(payload) }),
    });
    if (memberId !== undefined && role !== undefined && (statusCode === 401 || statusCode === 403)) await logInAgain(api, visitor, memberId, role);
    return { statusCode, headers, body };
  };
}

async function roleOf({ server }: TestApp, memberId: number) {
  const [row] = await server.db.select({ role: members.role }).from(members).where(eq(members.id, memberId));
  return row?.role;
}

async function logInAgain({ server, clock }: TestApp, visitor: Visitor, memberId: number, role: typeof members.$inferSelect.role): Promise<void> {
  await server.db.update(members).set({ role, disabledAt: null, eraseAt: null, erasedAt: null }).where(eq(members.id, memberId));
  const stepUpUntil = new Date(clock.now().getTime() + 600_000);
  const pair = await beginSession(server.platform, memberId, { uuid: visitor.uuid, userAgent: 'Mozilla/5.0 Test', stepUpUntil });
  visitor.token = pair.token;
  visitor.uid = memberId;
  visitor.cookies.set('sid', pair.sid);
}
