/** Migrates the database of DATABASE_URL, for tests that kill it. Prints `ready` as it begins. */
import { migrateDatabase } from '../src/platform/database/migrate.ts';

process.stdout.write('ready \n');
await migrateDatabase(process.env['DATABASE_URL'] ?? '');
