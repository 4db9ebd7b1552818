import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { refuseTooManyTitles } from '../mall.errors.ts';
import { addTitle, changeTitle, listTitles, removeTitle } from './invoiceTitles.queries.ts';
import { readTitle } from './invoiceTitles.rules.ts';

/** Whom members want invoices for. */
export const titleHandlers = {
  invoiceTitles: async ({ db, session }) => many(await listTitles(db, session.memberId)),
  async addInvoiceTitle({ db, session, clock }, form) {
    const written = await addTitle(db, session.memberId, readTitle(form), clock.now());
    return written === null ? refuseTooManyTitles() : one(written, '开票资料已保存');
  },
  updateInvoiceTitle: async ({ db, session, clock }, { id, ...form }) =>
    one(await changeTitle(db, session.memberId, id, readTitle(form), clock.now()), '开票资料已保存'),
  async removeInvoiceTitle({ db, session }, { id }) {
    if (!(await removeTitle(db, session.memberId, id))) throw notFound('开票资料');
    return { code: 1, msg: '开票资料已删除', data: null };
  },
  setDefaultInvoiceTitle: async ({ db, session, clock }, { id }) =>
    one(await changeTitle(db, session.memberId, id, { isDefault: true }, clock.now()), '已设为默认开票资料'),
} satisfies Handlers<'invoiceTitles' | 'addInvoiceTitle' | 'updateInvoiceTitle' | 'removeInvoiceTitle' | 'setDefaultInvoiceTitle'>;
