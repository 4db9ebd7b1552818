import type { Platform } from '../../platform/context.ts';
import { writeSampleCompanies } from './sampleCompanies.queries.ts';
import { sampleCompanies } from './sampleCompanies.ts';

/** Makes the companies of the sample that are not there, all or nothing. @returns How many were made. */
export const loadSampleCompanies = async ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> =>
  db.transaction(async (tx) => (await writeSampleCompanies(tx, sampleCompanies, clock.now())).length);
