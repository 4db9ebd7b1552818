import { bigint, customType, numeric, timestamp } from 'drizzle-orm/pg-core';

/** A whole number that may be large, e.g. the id of a row elsewhere. */
export const number = () => bigint({ mode: 'number' });

/** The id of a row, given by the database. */
export const id = () => number().primaryKey().generatedAlwaysAsIdentity();

/** A moment, with its time zone. */
export const time = () => timestamp({ withTimezone: true });

/** An amount of money with two decimals. */
export const money = () => numeric({ precision: 20, scale: 2 });

/** Words of a text with their places, see searchTokens.ts. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
