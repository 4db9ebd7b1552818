/** The portal's database: opening it, and the type that query functions take. */
export { type OpenDatabase, type OpenOptions, openDatabase, openSharedDatabase } from '../src/platform/database/open.ts';
export type { Db } from '../src/platform/database/connect.ts';
