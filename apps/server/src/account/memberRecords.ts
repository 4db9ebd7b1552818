import { eq } from 'drizzle-orm';
import { type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { favourites, follows, likes } from '../favourites/favourites.schema.ts';
import { feedbacks } from '../feedback/feedback.schema.ts';
import { agentVisits, historyVisits, memberNavigations, pageVisits } from '../history/history.schema.ts';
import { arrivalWishes, cartLines, goodsFavourites, merchantFollows } from '../mall/goods/goods.schema.ts';
import { bargains, idempotencyKeys, orders } from '../mall/orders/orders.schema.ts';
import { addresses, invoices, invoiceTitles } from '../mall/papers/papers.schema.ts';
import { pis, receiptFiles, receipts } from '../mall/payments/payments.schema.ts';
import { conversationMembers, instantMessages, notices, unreadCounts } from '../messages/messages.schema.ts';
import { commentReports, comments } from '../news/comments.schema.ts';
import { blockedAuthors, channelFollows } from '../news/news.schema.ts';
import { reviews } from '../operator/reviews.schema.ts';
import { documentUploads } from '../uploads/uploads.schema.ts';
import { auditRows } from '../platform/audit.schema.ts';
import type { Db } from '../platform/database/connect.ts';
import { sessions } from './account.schema.ts';
import { mails } from './mails.schema.ts';
import { enterprises, pictures } from './profile.schema.ts';
import { identities } from './social.schema.ts';

/** Rows of one kind that belong to a member. */
interface MemberRecords {
  /** Name in the file that the member may fetch. */
  name: string;
  table: PgTable;
  owner: AnyPgColumn;
  /** Columns that would help nobody but a thief. */
  hidden?: string[];
  /** Whether the rows stay when the account is erased, e.g. because the law asks for them. */
  isKept?: boolean;
}

/** Everything that the site keeps about a member, beside the member's own row. A new table with members in it belongs here. */
export const memberRecords: MemberRecords[] = [
  { name: 'sessions', table: sessions, owner: sessions.memberId, hidden: ['tokenHash', 'sidHash', 'previousSidHash'] },
  { name: 'socialAccounts', table: identities, owner: identities.memberId },
  { name: 'enterprises', table: enterprises, owner: enterprises.memberId },
  { name: 'pictures', table: pictures, owner: pictures.memberId },
  { name: 'mails', table: mails, owner: mails.memberId, hidden: ['sealedText'] },
  { name: 'notices', table: notices, owner: notices.memberId },
  { name: 'unreadCounts', table: unreadCounts, owner: unreadCounts.memberId },
  { name: 'conversations', table: conversationMembers, owner: conversationMembers.memberId },
  { name: 'instantMessages', table: instantMessages, owner: instantMessages.senderId },
  { name: 'favourites', table: favourites, owner: favourites.memberId },
  { name: 'follows', table: follows, owner: follows.memberId },
  { name: 'likes', table: likes, owner: likes.memberId },
  { name: 'feedback', table: feedbacks, owner: feedbacks.memberId },
  { name: 'history', table: historyVisits, owner: historyVisits.memberId },
  { name: 'agentHistory', table: agentVisits, owner: agentVisits.memberId },
  { name: 'navigation', table: memberNavigations, owner: memberNavigations.memberId },
  { name: 'cart', table: cartLines, owner: cartLines.memberId },
  { name: 'favouriteGoods', table: goodsFavourites, owner: goodsFavourites.memberId },
  { name: 'followedMerchants', table: merchantFollows, owner: merchantFollows.memberId },
  { name: 'arrivalWishes', table: arrivalWishes, owner: arrivalWishes.memberId },
  { name: 'addresses', table: addresses, owner: addresses.memberId },
  { name: 'invoiceTitles', table: invoiceTitles, owner: invoiceTitles.memberId },
  { name: 'bargains', table: bargains, owner: bargains.buyerId },
  { name: 'proFormaInvoices', table: pis, owner: pis.memberId },
  { name: 'repeatableCalls', table: idempotencyKeys, owner: idempotencyKeys.memberId },
  // Books have to be kept for years, whatever becomes of the account.
  { name: 'orders', table: orders, owner: orders.buyerId, isKept: true },
  { name: 'invoices', table: invoices, owner: invoices.memberId, isKept: true },
  { name: 'receipts', table: receipts, owner: receipts.memberId, isKept: true },
  { name: 'receiptFiles', table: receiptFiles, owner: receiptFiles.memberId, isKept: true },
  { name: 'channelFollows', table: channelFollows, owner: channelFollows.memberId },
  { name: 'blockedAuthors', table: blockedAuthors, owner: blockedAuthors.memberId },
  { name: 'commentReports', table: commentReports, owner: commentReports.memberId },
  // What others answered to stays readable; its author is nobody any more.
  { name: 'comments', table: comments, owner: comments.memberId, isKept: true },
  // What was published stays, without its uploader.
  { name: 'uploads', table: documentUploads, owner: documentUploads.memberId },
  { name: 'pageVisits', table: pageVisits, owner: pageVisits.memberId },
  { name: 'reviews', table: reviews, owner: reviews.memberId },
  // The trail names no person; the law asks for six months of it.
  { name: 'auditTrail', table: auditRows, owner: auditRows.memberId, isKept: true },
];

/** All rows of a member, by kind. */
export async function readMemberRecords(db: Db, memberId: number): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const { name, table, owner, hidden = [] } of memberRecords) {
    const rows: Record<string, unknown>[] = await db.select().from(table).where(eq(owner, memberId));
    found[name] = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column))));
  }
  return found;
}

/** Removes all rows of a member that need not stay. */
export async function eraseMemberRecords(tx: Db, memberId: number): Promise<void> {
  for (const { table, owner, isKept } of memberRecords) if (!isKept) await tx.delete(table).where(eq(owner, memberId));
}
