import type { Address, InvoiceTitle } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { enterprises } from '../../enterprise/enterprise.schema.ts';
import { id, money, number, time } from '../../platform/database/columns.ts';
import { members } from '../../platform/members/members.schema.ts';

/** Where a request to order stands. */
export const orderRequestStates = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const;

/** A line as it was handed in. */
export interface RequestedLine {
  goodsId: number;
  partId: number | null;
  merchantId: number;
  currency: 'CNY' | 'USD';
  mpn: string;
  brandName: string;
  packageCase: string | null;
  unit: string;
  quantity: number;
  customerRef: string | null;
  unitPrice: string;
  lineTotal: string;
}

/** What one order came to when it was handed in, and what its merchant is told. */
export interface RequestedSum {
  merchantId: number;
  currency: 'CNY' | 'USD';
  total: string;
  /** Null: paid at delivery. Requests handed in before it was kept have none: then it is what the lines leave of the total. */
  freight?: string | null;
  remark: string | null;
}

/** What members want to order for their company and somebody else has to approve. The company's record: it outlives the account. */
export const orderRequests = pgTable(
  'order_requests',
  {
    id: id(),
    /** Null once the account of its last owner was erased, and the company with it. */
    enterpriseId: number().references(() => enterprises.id, { onDelete: 'set null' }),
    memberId: number()
      .notNull()
      .references(() => members.id),
    state: text({ enum: orderRequestStates }).notNull(),
    source: text({ enum: ['cart', 'goods', 'bargain'] }).notNull(),
    bargainId: number(),
    reason: text({ enum: ['right', 'limit'] }).notNull(),
    /** The requester's limit when it was handed in. */
    spendLimit: money(),
    lines: jsonb().$type<RequestedLine[]>().notNull(),
    sums: jsonb().$type<RequestedSum[]>().notNull(),
    payMethod: text({ enum: ['alipay', 'transfer', 'terms'] }).notNull(),
    poNo: text(),
    forwarder: text().notNull(),
    warehousingNo: text().notNull(),
    address: jsonb().$type<Address>().notNull(),
    title: jsonb().$type<InvoiceTitle>(),
    note: text(),
    /** How often it was handed in. */
    revision: integer().notNull(),
    submittedAt: time().notNull(),
    expiresAt: time().notNull(),
    decidedBy: number().references(() => members.id),
    decidedAt: time(),
    answer: text(),
  },
  (t) => [
    index('order_requests_member').on(t.memberId, t.submittedAt),
    index('order_requests_company').on(t.enterpriseId, t.submittedAt),
    index('order_requests_waiting')
      .on(t.expiresAt)
      .where(sql`state = 'waiting'`),
  ],
);

/** What happened to a request; rows are only added. */
export const orderRequestEvents = pgTable(
  'order_request_events',
  {
    id: id(),
    requestId: number()
      .notNull()
      .references(() => orderRequests.id, { onDelete: 'cascade' }),
    at: time().notNull(),
    /** Null: the site by itself. */
    memberId: number().references(() => members.id),
    text: text().notNull(),
    note: text(),
    fromState: text({ enum: orderRequestStates }),
    toState: text({ enum: orderRequestStates }).notNull(),
  },
  (t) => [index('order_request_events_request').on(t.requestId)],
);
