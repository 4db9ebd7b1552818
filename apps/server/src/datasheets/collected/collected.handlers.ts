import { maskEmail } from '../../account/email.ts';
import { queueMail } from '../../account/mails.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { findMember } from '../../platform/members/members.queries.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { documentOr404 } from '../documents/documents.handlers.ts';
import { giveZip } from '../documents/giveZip.ts';
import { safeName } from '../documents/zipDocuments.ts';
import { refuseMailsDown, refuseNoAddress, refuseTooManyCollected, refuseTooManyMails } from './collected.errors.ts';
import * as queries from './collected.queries.ts';
import { documentMail, isAttachable } from './documentMail.rules.ts';

const COLLECTED = 5000;
const MAILS_A_DAY = 20;
const DAY_SECONDS = 86_400;

const done = (msg: string) => ({ code: 1, msg, data: null }) as const;

async function mailDocument(ctx: Ctx<Session>, { id }: { id: number }) {
  const { db, session, clock, services, origin } = ctx;
  const document = await documentOr404(ctx, id);
  const member = await findMember(db, session.memberId);
  if (!member?.email) return refuseNoAddress();
  if (!services.mail?.isAvailable()) return refuseMailsDown();
  const wait = await takeHit(db, [{ key: `datasheet mail:${member.id}`, limit: MAILS_A_DAY, seconds: DAY_SECONDS }], clock.now());
  if (wait > 0) return refuseTooManyMails(wait);
  const isAttached = isAttachable(document);
  const attachment = isAttached && document.sha256 !== null ? { sha256: document.sha256, name: `${safeName(document.title)}.pdf` } : null;
  await queueMail(ctx, { memberId: member.id, to: member.email, ...documentMail(document, origin), attachment });
  await audit(ctx, { event: 'document.mail', outcome: 'ok', memberId: member.id, detail: { document: id } });
  return one({ email: maskEmail(member.email), isAttached }, '已发送');
}

/** Datasheets that members collect and have mailed to them. */
export const collectedHandlers = {
  async collectDocument(ctx, { id }) {
    const { db, session, clock } = ctx;
    const { title } = await documentOr404(ctx, id);
    if ((await queries.countCollected(db, session.memberId)) >= COLLECTED) return refuseTooManyCollected(COLLECTED);
    await queries.collect(db, { memberId: session.memberId, documentId: id, title, createdAt: clock.now() });
    return done('已收存');
  },
  async uncollectDocument({ db, session }, { id }) {
    await queries.uncollect(db, session.memberId, id);
    return done('已移出');
  },
  collectedState: async ({ db, session }, { id }) => one({ isCollected: await queries.isCollected(db, session.memberId, id) }),
  async collectedDocuments({ db, session }, { keywords, ...page }) {
    const { rows, total } = await queries.listCollected(db, { memberId: session.memberId, keywords, ...pageOf(page) });
    return many(rows, total);
  },
  collectedDownloads: (ctx, wish) => giveZip(ctx, wish, (ids) => queries.findCollected(ctx.db, ctx.session.memberId, ids)),
  mailDocument,
} satisfies Handlers<'collectDocument' | 'uncollectDocument' | 'collectedState' | 'collectedDocuments' | 'collectedDownloads' | 'mailDocument'>;
