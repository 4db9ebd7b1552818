import { createHash, timingSafeEqual } from 'node:crypto';
import type { Db } from '../platform/database/connect.ts';
import type { Clock, Random } from '../platform/clock.ts';
import type { Session } from '../platform/context.ts';
import { browserFamily } from './device.ts';
import { lives } from './limits.ts';
import { deleteSession, findSessionRow, flagSession, insertSession, rotateSid, sessionsOf, touchSession } from './sessions.queries.ts';

const DAY = 86_400_000;
const IDLE_MS = lives.sessionIdleDays * DAY;
const ABSOLUTE_MS = lives.sessionDays * DAY;
const ROTATE_MS = lives.sessionRotationHours * 3_600_000;
/** Requests that left before a rotation still carry the old cookie. */
const GRACE_MS = 60_000;
/** A write for every request would make reading pages cost writes. */
const TOUCH_MS = 5 * 60_000;

interface Tools {
  db: Db;
  clock: Clock;
  random: Random;
}

/** The two halves of a login. */
export interface SessionPair {
  /** For the page's scripts, sent back as a header. */
  token: string;
  /** For the cookie that no script can read. */
  sid: string;
  id: number;
}

/** Seconds that the cookie may live; the server ends the session earlier. */
export const SID_MAX_AGE = ABSOLUTE_MS / 1000;

const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const secret = (random: Random) => random.bytes(32).toString('base64url');
const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Begins a session; the database keeps digests only. */
export async function beginSession(
  { db, clock, random }: Tools,
  memberId: number,
  browser: { uuid: string; userAgent: string; stepUpUntil: Date | null },
): Promise<SessionPair> {
  const pair = { token: secret(random), sid: secret(random) };
  const id = await insertSession(db, {
    memberId,
    tokenHash: digest(pair.token),
    sidHash: digest(pair.sid),
    createdAt: clock.now(),
    lastSeenAt: clock.now(),
    rotatedAt: clock.now(),
    ...browser,
    userAgent: browser.userAgent.slice(0, 300),
  });
  return { ...pair, id };
}

/** What a request says about itself. */
export interface Claim {
  token: string | undefined;
  sid: string | undefined;
  /** Member that the page believes is logged in. */
  uid: string | undefined;
  /** What the browser says it is; '' where a page is rendered for it. */
  userAgent: string;
  uuid: string;
  /** Whether a new cookie would reach the browser. */
  canRotate: boolean;
}

/** Whose request it is. `mismatch`: a true token, but with the cookie of nobody or of another session. */
export type Recognised =
  | { kind: 'nobody' }
  | { kind: 'mismatch'; memberId: number }
  | { kind: 'member'; session: Session; freshSid?: string; isNewlyFlagged?: boolean };

/** Finds the session of a request: token and cookie have to be halves of the same one, and it must not have ended. */
export async function recognise({ db, clock, random }: Tools, { token, sid, uid, userAgent, uuid, canRotate }: Claim): Promise<Recognised> {
  if (!token || token.length > 64) return { kind: 'nobody' };
  const row = await findSessionRow(db, digest(token));
  const now = clock.now().getTime();
  if (!row || row.disabledAt || now - row.lastSeenAt.getTime() > IDLE_MS || now - row.createdAt.getTime() > ABSOLUTE_MS) return { kind: 'nobody' };

  const sidHash = sid ? digest(sid) : '';
  const isPrevious = row.previousSidHash !== null && isSame(sidHash, row.previousSidHash) && now - row.rotatedAt.getTime() <= GRACE_MS;
  if ((!isSame(sidHash, row.sidHash) && !isPrevious) || (uid && uid !== `${row.memberId}`)) return { kind: 'mismatch', memberId: row.memberId };

  const session = { id: row.id, memberId: row.memberId, role: row.role, stepUpUntil: row.stepUpUntil };
  if (row.flaggedAt === null && isAnotherBrowser(row, { userAgent, uuid }) && (await flagSession(db, row.id, clock.now())))
    return { kind: 'member', session: { ...session, stepUpUntil: null }, isNewlyFlagged: true };
  if (canRotate && !isPrevious && now - row.rotatedAt.getTime() > ROTATE_MS) {
    const freshSid = secret(random);
    if (await rotateSid(db, row.id, row.sidHash, digest(freshSid), clock.now())) return { kind: 'member', session, freshSid };
  }
  if (now - row.lastSeenAt.getTime() > TOUCH_MS) await touchSession(db, row, clock.now());
  return { kind: 'member', session };
}

/** The browser's mark or its make changed: a token that was taken along looks like this. */
const isAnotherBrowser = (row: { uuid: string; userAgent: string }, now: { uuid: string; userAgent: string }) =>
  (row.uuid !== '' && now.uuid !== '' && row.uuid !== now.uuid) ||
  (browserFamily(now.userAgent) !== null && browserFamily(now.userAgent) !== browserFamily(row.userAgent));

/** Sessions of a member that still hold. */
export const liveSessions = (db: Db, memberId: number, now: Date) =>
  sessionsOf(db, memberId, new Date(now.getTime() - IDLE_MS), new Date(now.getTime() - ABSOLUTE_MS));

/** Ends a session at once. */
export const endSession = (db: Db, id: number): Promise<void> => deleteSession(db, id);
