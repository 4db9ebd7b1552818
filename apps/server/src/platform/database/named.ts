import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * Runs a statement under a name, so that the database plans it once for each connection: for short statements of every message or
 * call, whose planning takes longer than their work. A name stands for one text: lists go as one array. Builders have `prepare`.
 */
export async function named<Row>(db: Db, name: string, statement: SQL): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement);
  return (await db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(query, undefined, name, false).execute()).rows;
}
