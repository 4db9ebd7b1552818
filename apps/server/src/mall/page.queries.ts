import type { PgSelect } from 'drizzle-orm/pg-core';

/** Which page of a list; the first is 1. */
export interface Page {
  pageIndex: number;
  pageSize: number;
}

/** Limits a query to one page of its rows. */
export const pageOf = <Query extends PgSelect>(query: Query, { pageIndex, pageSize }: Page) => query.limit(pageSize).offset((pageIndex - 1) * pageSize);
