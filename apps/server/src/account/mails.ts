import { buffer } from 'node:stream/consumers';
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
  /** A file of the store that goes along. */
  attachment?: { sha256: string; name: string } | null;
  /** Stops mails like it with one POST, without a login; mail programs show a button for it. */
  unsubscribeUrl?: string;
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
export async function queueMail(tools: Tools, mail: NewMail): Promise<void> {
  await sendMail(tools, await writeMail(tools, mail));
}

/** Writes a mail down, e.g. in the transaction of what it tells of. @returns its number, for `sendMail` once that is committed */
export async function writeMail({ db, clock, config }: Omit<Tools, 'jobs'>, mail: NewMail): Promise<number> {
  const { memberId, to, purpose, subject, text, attachment, unsubscribeUrl } = mail;
  const { signingKey } = config.secrets;
  const file = attachment ? { sha256: attachment.sha256, attachmentName: attachment.name } : {};
  const stop = unsubscribeUrl === undefined ? {} : { sealedUnsubscribeUrl: seal(signingKey, unsubscribeUrl) };
  const sealedText = seal(signingKey, text);
  return insertMail(db, { memberId, recipient: to, purpose, subject, sealedText, ...file, ...stop, createdAt: clock.now() });
}

/** Lets a mail go out that is written down. What a crash keeps from this is taken up again within the hour. */
export const sendMail = ({ jobs }: Pick<Tools, 'jobs'>, id: number): Promise<void> => jobs.send(QUEUE, { id });

/** Sends what is in the queue. */
export function registerMailJob({ jobs, db, clock, config, services, files, log }: Platform): void {
  jobs.handle<{ id: number }>(
    QUEUE,
    async ({ id }) => {
      const row = await findMail(db, id);
      if (!row?.sealedText || row.state === 'sent' || !services.mail) return;
      const { recipient: to, subject, purpose, sha256, attachmentName } = row;
      const host = URL.parse(config.publicOrigin ?? '')?.hostname ?? 'localhost';
      try {
        const attachment = sha256 === null ? null : { name: attachmentName ?? `${sha256}.pdf`, content: await buffer(files.read(sha256)) };
        const text = unseal(config.secrets.signingKey, row.sealedText);
        const stop = row.sealedUnsubscribeUrl === null ? {} : { unsubscribeUrl: unseal(config.secrets.signingKey, row.sealedUnsubscribeUrl) };
        await services.mail.send({ to, subject, text, messageId: `mail-${id}@${host}`, purpose, ...(attachment && { attachment }), ...stop });
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
