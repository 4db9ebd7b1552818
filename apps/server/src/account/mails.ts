import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Platform } from '../platform/context.ts';
import type { Db } from '../platform/database/connect.ts';
import { seal, unseal } from '../platform/seal.ts';
import { AdapterError } from '../services/adapterError.ts';
import { findMail, giveUpMails, insertMail, markFailed, markSent, stuckMails } from './mails.queries.ts';

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
  await jobs.send(QUEUE, { id: await insertMail(db, { memberId, recipient: to, purpose, subject, sealedText, createdAt: clock.now() }) });
}

/** Sends what is in the queue. */
export function registerMailJob({ jobs, db, clock, config, services, log }: Platform): void {
  jobs.handle<{ id: number }>(
    QUEUE,
    async ({ id }) => {
      const row = await findMail(db, id);
      if (!row?.sealedText || row.state === 'sent' || !services.mail) return;
      const { recipient: to, subject, purpose } = row;
      const host = URL.parse(config.publicOrigin ?? '')?.hostname ?? 'localhost';
      try {
        await services.mail.send({ to, subject, text: unseal(config.secrets.signingKey, row.sealedText), messageId: `mail-${id}@${host}`, purpose });
        await markSent(db, id, clock.now());
      } catch (error) {
        const isFinal = error instanceof AdapterError && error.kind === 'rejected';
        await markFailed(db, id, isFinal);
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
  const oldest = new Date(now - KEPT_MS);
  for (const id of await stuckMails(db, { after: oldest, before: new Date(now - STUCK_MS) })) await jobs.send(QUEUE, { id }, { key: `${id}` });
  // What was not sent within a day helps nobody any more; the row stays for the log.
  await giveUpMails(db, oldest);
}
