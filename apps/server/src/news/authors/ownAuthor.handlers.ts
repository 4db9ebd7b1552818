import { audit } from '../../platform/audit.queries.ts';
import { one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { withdrawReview } from '../../reviews/queue.queries.ts';
import { refuseNothingWaits } from './ownAuthor.errors.ts';
import { dropRequest, ownAuthor } from './ownAuthor.queries.ts';
import { applyAsAuthor, changeOwnAuthor } from './submitAuthor.ts';

/** Members who become authors, and keep their page. */
export const ownAuthorHandlers = {
  applyAuthor: applyAsAuthor,
  changeAuthor: changeOwnAuthor,
  async withdrawAuthor(ctx) {
    const { memberId } = ctx.session;
    return ctx.db.transaction(async (tx) => {
      // The review first, as an operator who decides takes it first: neither waits for the other for ever.
      await withdrawReview(tx, memberId, 'author');
      if (!(await dropRequest(tx, memberId))) return refuseNothingWaits();
      await audit({ ...ctx, db: tx }, { event: 'author.withdraw', outcome: 'ok', memberId });
      return one(await ownAuthor(tx, memberId), '已撤回');
    });
  },
  myAuthor: async ({ db, session }) => one(await ownAuthor(db, session.memberId)),
} satisfies Handlers<'applyAuthor' | 'changeAuthor' | 'withdrawAuthor' | 'myAuthor'>;
