import { and, count, desc, eq, gt, isNotNull, lt, ne } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Platform } from '../platform/context.ts';
import type { Db } from '../platform/database/connect.ts';
import { seal, unseal } from '../platform/seal.ts';
import { AdapterError } from '../services/adapterError.ts';
import { mails } from './mails.schema.ts';

/** A mail that the site wants to send. */
export interface NewMail {
  memberId: number | null;
  to: string;
  purpose: string;
  subject: string;
  text: string;
}

const QUEUE = 'mail';
const HOUR = 3_600_000;
/** Beyond the pauses between attempts. */
const STUCK_MS = HOUR;
const KEPT_MS = 24 * HOUR;

interface Tools {
  db: Db;
  clock: Clock;
  config: Config;
  jobs: Platform['jobs'];
}

/** Puts a mail into the queue; it goes out within seconds, and is tried again for hours when the server is away. */
export async function queueMail({ db, clock, config, jobs }: Tools, { memberId, to, purpose, subject, text }: NewMail): Promise<void> {
  const sealedText = seal(config.secrets.signingKey, text);
  const [row] = await db.insert(mails).values({ memberId, recipient: to, purpose, subject, sealedText, createdAt: clock.now() }).returning({ id: mails.id });
  if (row) await jobs.send(QUEUE, { id: row.id });
}

/** Sends what is in the queue. */
export function registerMailJob({ jobs, db, clock, config, services, log }: Platform): void {
  jobs.handle<{ id: number }>(
    QUEUE,
    async ({ id }) => {
      const [row] = await db.select().from(mails).where(eq(mails.id, id));
      if (!row?.sealedText || row.state === 'sent' || !services.mail) return;
      const { recipient: to, subject, purpose } = row;
      const host = URL.parse(config.publicOrigin ?? '')?.hostname ?? 'localhost';
      try {
        await services.mail.send({ to, subject, text: unseal(config.secrets.signingKey, row.sealedText), messageId: `mail-${id}@${host}`, purpose });
        await db.update(mails).set({ state: 'sent', sentAt: clock.now(), sealedText: null }).where(eq(mails.id, id));
      } catch (error) {
        const isFinal = error instanceof AdapterError && error.kind === 'rejected';
        await db
          .update(mails)
          .set({ state: 'failed', ...(isFinal && { sealedText: null }) })
          .where(eq(mails.id, id));
        log.warn({ mail: id, isFinal }, 'mail not sent');
        if (!isFinal) throw error;
      }
    },
    { retries: 5, retrySeconds: 60, pollSeconds: 1 },
  );
}

/** Mails that were written down just before a crash, or whose attempts are used up, get one more chance while their text is there. */
export async function requeueMails({ db, clock, jobs }: Tools): Promise<void> {
  const now = clock.now().getTime();
  const waiting = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(ne(mails.state, 'sent'), isNotNull(mails.sealedText), lt(mails.createdAt, new Date(now - STUCK_MS)), gt(mails.createdAt, new Date(now - KEPT_MS))),
    );
  for (const { id } of waiting) await jobs.send(QUEUE, { id }, { key: `${id}` });
  // What was not sent within a day helps nobody any more; the row stays for the log.
  await db
    .update(mails)
    .set({ state: 'failed', sealedText: null })
    .where(and(isNotNull(mails.sealedText), lt(mails.createdAt, new Date(now - KEPT_MS))));
}

/** Mails to a member, the newest first. */
export async function mailsOf(db: Db, memberId: number, pageIndex: number, pageSize: number) {
  const mine = eq(mails.memberId, memberId);
  const [total] = await db.select({ n: count() }).from(mails).where(mine);
  const rows = await db
    .select()
    .from(mails)
    .where(mine)
    .orderBy(desc(mails.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { rows, total: total?.n ?? 0 };
}
