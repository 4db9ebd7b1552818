import { many, notFound } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { inCapitals, inEnglish } from '../capitals.ts';
import { paperReply, sellerOf } from '../paperReply.ts';
import { findCreditNote, listCreditNotes } from './creditNotes.queries.ts';
import { creditNoteNo } from './creditNotes.rules.ts';

/** What merchants gave back, as papers. */
export const creditNoteHandlers = {
  async creditNotes({ db, session }, page) {
    const { rows, total } = await listCreditNotes(db, session.memberId, page);
    return many(rows, total);
  },
  async creditNoteFile(ctx, { id }) {
    const { db, session } = ctx;
    const found = await findCreditNote(db, id);
    const isParty = found !== undefined && [found.note.buyerId, found.merchant.memberId].includes(session.memberId);
    if (!found || !(isParty || session.role === 'operator')) throw notFound('贷项通知单');
    const { note, order, merchant, lines } = found;
    const { currency, untaxed, freight, tax, amount } = note;
    const no = creditNoteNo(note);
    return paperReply(ctx, `贷项通知单-${no}.pdf`, {
      kind: 'credit',
      no,
      issuedOn: shanghaiDate(note.issuedAt),
      orderNo: order.orderNo,
      seller: sellerOf(merchant),
      buyerName: order.title?.buyerName ?? order.address.company ?? order.address.receiver,
      title: order.title,
      currency,
      lines,
      untaxed,
      freight,
      tax,
      amount,
      amountInWords: inCapitals(amount, currency),
      amountInEnglish: inEnglish(amount, currency),
    });
  },
} satisfies Handlers<'creditNotes' | 'creditNoteFile'>;
