import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';

/** Who wants the day's mail about the board, and how far each was told. */
export const boardDigests = pgTable('board_digests', {
  memberId: memberId().primaryKey(),
  isOn: boolean().notNull(),
  /** The site on which it was turned on: links of the mails lead there. */
  origin: text().notNull(),
  /** What came until then was told, or is not to be. */
  toldUntil: time().notNull(),
  /** The last day, in Shanghai, on which a mail went out. */
  sentDay: text(),
});
