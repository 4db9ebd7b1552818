import { eq, inArray } from 'drizzle-orm';
import { brands } from '../directory/directory.schema.ts';
import { documentsHandlers } from './documents/documents.handlers.ts';
import { documents } from './documents/documents.schema.ts';
import { makeSampleDocuments } from './documents/makeSampleDocuments.ts';
import type { Domain } from '../platform/domain.ts';
import { uploadDecisions } from './uploads/publishUpload.ts';
import { forgetUploads, unpublishedFilesOf } from './uploads/uploadBytes.ts';
import { uploadsHandlers } from './uploads/uploads.handlers.ts';
import { documentUploads } from './uploads/uploads.schema.ts';
import { brandName } from './parts/brandNames.ts';
import { catalogueTasks } from './parts/catalogueTasks.ts';
import { datasheetsHandlers } from './parts/parts.handlers.ts';
import { parts } from './parts/parts.schema.ts';

/** Parts, their documents, and what members upload. */
export const datasheetsDomain = {
  name: 'datasheets',
  handlers: () => ({ ...datasheetsHandlers, ...documentsHandlers, ...uploadsHandlers }),
  // What was published stays, without its uploader.
  memberRecords: [{ name: 'uploads', table: documentUploads, owner: documentUploads.memberId }],
  memberFiles: unpublishedFilesOf,
  decisions: uploadDecisions,
  things: {
    part: (db, ids) =>
      db
        .select({ id: parts.id, title: parts.mpn, detail: brandName, brandId: parts.brandId })
        .from(parts)
        .innerJoin(brands, eq(brands.id, parts.brandId))
        .where(inArray(parts.id, ids)),
    document: (db, ids) =>
      db
        .select({ id: documents.id, title: documents.title, detail: brandName, brandId: documents.brandId })
        .from(documents)
        .innerJoin(brands, eq(brands.id, documents.brandId))
        .where(inArray(documents.id, ids)),
  },
  startTasks: [
    ...catalogueTasks,
    {
      name: 'sample documents',
      blocksReadiness: false,
      run: async (platform, signal) => (platform.config.hasSample ? makeSampleDocuments(platform, signal) : 0),
    },
  ],
  housekeeping: [(platform) => forgetUploads(platform)],
} satisfies Domain;
