import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { enterprises } from '../../enterprise/enterprise.schema.ts';
import { money, number, time } from '../../platform/database/columns.ts';
import { memberId, members } from '../../platform/members/members.schema.ts';

/** Merchants. Numbers below 1,000,000 belong to the sample. */
export const merchants = pgTable('merchants', {
  id: number().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
  /** Who speaks for the merchant. */
  memberId: number()
    .unique()
    .references(() => members.id, { onDelete: 'set null' }),
  name: text().notNull().unique(),
  nameEn: text().notNull(),
  /** Made up for the sample catalogue. */
  isSample: boolean().notNull(),
  creditCode: text(),
  place: text().notNull(),
  address: text(),
  addressEn: text(),
  phone: text(),
  intro: text().notNull(),
  shipping: text().notNull(),
  /** The company that entered; null: the sample, or an operator made it. */
  enterpriseId: number()
    .unique()
    .references(() => enterprises.id, { onDelete: 'set null' }),
  shopType: text({ enum: ['flagship', 'speciality', 'general'] }),
  serviceHours: text(),
  returnPolicy: text(),
  contactName: text(),
  createdAt: time().notNull(),
});

/** How a merchant sells in one currency: freight, and where the money goes. */
export const merchantTerms = pgTable(
  'merchant_terms',
  {
    merchantId: number()
      .notNull()
      .references(() => merchants.id, { onDelete: 'cascade' }),
    currency: text({ enum: ['CNY', 'USD'] }).notNull(),
    freightTerm: text({ enum: ['free_above', 'fixed', 'collect'] }).notNull(),
    freight: money(),
    freeFrom: money(),
    /** Delivery in 香港: the forwarder's 入仓号 belongs on the parcels. */
    isHongKong: boolean().notNull(),
    bank: jsonb().$type<{ beneficiary: string; bankName: string; bankAddress: string | null; account: string; swift: string | null }>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.currency] })],
);

/** Brands whose maker has authorised a merchant, by certificates that were looked at. */
export const merchantAuthorisations = pgTable(
  'merchant_authorisations',
  {
    merchantId: number()
      .notNull()
      .references(() => merchants.id, { onDelete: 'cascade' }),
    brandId: integer().notNull(),
    /** The last day, in China. */
    validUntil: date().notNull(),
    /** The number on the certificate. */
    certificate: text().notNull(),
    /** Made up for the sample catalogue. */
    isSample: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.brandId] })],
);

/** Merchants that members follow. */
export const merchantFollows = pgTable('merchant_follows', { memberId: memberId(), merchantId: number().notNull(), createdAt: time().notNull() }, (t) => [
  primaryKey({ columns: [t.memberId, t.merchantId] }),
  index('merchant_follows_merchant').on(t.merchantId),
]);
