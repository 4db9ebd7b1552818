import type { Db } from '../../../platform/database/connect.ts';
import { advanceCatalogue } from '../catalogueWrites.queries.ts';
import { linkOutsideDocuments } from '../../documents/outsideDocuments.queries.ts';
import { keepCorrections } from '../corrections/corrections.queries.ts';
import { lockSampleHash, setSampleHash, writeNames, writeParts } from './loadSample.queries.ts';
import { readSampleCatalogue, readSampleParts, sampleFolder, sampleHash } from './sampleCatalogue.ts';

interface LoadOptions {
  /** Without parts only brands, categories, parameters and the like come, which every portal needs. @default true */
  hasParts?: boolean;
  folder?: string;
}

/**
 * Brings the sample catalogue into the database, all or nothing, unless this very sample is there. Rows that an import
 * wrote are left alone; rows that an older sample had and this one has not go away.
 * @returns Whether anything was written.
 */
export async function loadSample(db: Db, { hasParts = true, folder = sampleFolder }: LoadOptions = {}): Promise<boolean> {
  const hash = `${sampleHash(folder)}${hasParts ? '' : ' names'}`;
  return db.transaction(async (tx) => {
    // Of several processes that start together the first one loads and the others wait here.
    if ((await lockSampleHash(tx)) === hash) return false;
    const revision = await advanceCatalogue(tx, { isEpoch: true });
    const catalogue = readSampleCatalogue(folder);
    await writeNames(tx, catalogue);
    if (hasParts) {
      await writeParts(tx, catalogue, readSampleParts(folder), revision);
      await keepCorrections(tx, { revision });
      await linkOutsideDocuments(tx, revision);
    }
    await setSampleHash(tx, hash);
    return true;
  });
}
