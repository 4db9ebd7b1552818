import type { AuthorFacts } from '@chippage/api/types';
import { avatarForeignFailure } from '../../account/account.errors.ts';
import { isOwnPicture } from '../../account/profile/pictures.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { one, tooManyRequests } from '../../platform/errors.ts';
import { hasMobile } from '../../platform/members/members.queries.ts';
import { lockKey, takeHit } from '../../platform/rateLimits.queries.ts';
import { submitReview } from '../../reviews/queue.queries.ts';
import {
  authorMobileFailure,
  authorRequiredFailure,
  refuseAuthorExists,
  refuseAuthorName,
  refuseAuthorWaiting,
  refuseSameAuthor,
  wrongAuthorFailure,
} from './ownAuthor.errors.ts';
import { authorOf, isAuthorNameTaken, isAuthorWaiting, ownAuthor, writeRequest } from './ownAuthor.queries.ts';
import { authorFacts, readAuthor } from './ownAuthor.rules.ts';

/** What a member writes of themselves as an author; an empty picture is none. */
export type WrittenAuthor = { [Field in keyof AuthorFacts]: string };

/** Reads the form. @throws Failure that names the wrong field, or says that it was enough for today */
async function takeAuthor({ db, session: { memberId }, clock }: Ctx<Session>, written: WrittenAuthor, shown: AuthorFacts | null): Promise<AuthorFacts> {
  if (!(await hasMobile(db, memberId))) throw authorMobileFailure();
  const facts = readAuthor(written);
  if ('msg' in facts) throw wrongAuthorFailure(facts);
  const { avatarUrl } = facts;
  if (avatarUrl !== null && avatarUrl !== shown?.avatarUrl && !(await isOwnPicture(db, memberId, avatarUrl))) throw avatarForeignFailure('avatarUrl');
  const wait = await takeHit(db, [{ key: `author:${memberId}`, limit: 20, seconds: 86_400 }], clock.now());
  if (wait > 0) throw tooManyRequests(wait, '一天最多提交 20 次，请明天再来');
  return facts;
}

/** Puts what is to stand on the member's page into the queue: of a new author, or of one who is there. */
async function submit(ctx: Ctx<Session>, before: AuthorFacts | null, after: AuthorFacts) {
  const { memberId } = ctx.session;
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    // One lock for all names: two members who want the same one come one after the other.
    await lockKey(tx, 'author names');
    if (await isAuthorWaiting(tx, memberId)) return refuseAuthorWaiting();
    if (await isAuthorNameTaken(tx, memberId, after.name)) return refuseAuthorName(after.name);
    await writeRequest(tx, memberId, { before, after }, now);
    const title = before === null ? `“${after.name}”申请成为作者` : `作者“${before.name}”的资料修改`;
    const imageUrl = after.avatarUrl === before?.avatarUrl ? null : after.avatarUrl;
    await submitReview(tx, { kind: 'author', memberId, title, facts: authorFacts(before, after), imageUrl, payload: {} }, now);
    await audit({ ...ctx, db: tx }, { event: before === null ? 'author.apply' : 'author.change', outcome: 'ok', memberId });
    return one(await ownAuthor(tx, memberId), before === null ? '已提交，通过后就有作者主页' : '已提交，通过后作者主页才会改');
  });
}

/** A member wants to become an author. */
export async function applyAsAuthor(ctx: Ctx<Session>, written: WrittenAuthor) {
  if (await authorOf(ctx.db, ctx.session.memberId)) return refuseAuthorExists();
  return submit(ctx, null, await takeAuthor(ctx, written, null));
}

/** An author wants another page. */
export async function changeOwnAuthor(ctx: Ctx<Session>, written: WrittenAuthor) {
  const author = await authorOf(ctx.db, ctx.session.memberId);
  if (!author) throw authorRequiredFailure();
  const { id: _id, ...before } = author;
  const after = await takeAuthor(ctx, written, before);
  return authorFacts(before, after).length === 0 ? refuseSameAuthor() : submit(ctx, before, after);
}
