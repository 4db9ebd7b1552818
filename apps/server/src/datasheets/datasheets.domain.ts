import type { Domain } from '../platform/domain.ts';
import { documentsHandlers } from './documents/documents.handlers.ts';
import { areDocumentBytes, findDocumentThings } from './documents/documents.queries.ts';
import { makeSampleDocuments } from './documents/makeSampleDocuments.ts';
import { findBrandThings } from './parts/brands.queries.ts';
import { catalogueTasks } from './parts/catalogueTasks.ts';
import { partsHandlers } from './parts/parts.handlers.ts';
import { findPartThings } from './parts/parts.queries.ts';
import { uploadDecisions } from './uploads/publishUpload.ts';
import { forgetUploads } from './uploads/uploadFiles.ts';
import { uploadsHandlers } from './uploads/uploads.handlers.ts';
import { areUploadBytes, unpublishedFilesOf } from './uploads/uploads.queries.ts';
import { documentUploads } from './uploads/uploads.schema.ts';

/** Parts and their makers, their documents, and what members upload. */
export const datasheetsDomain = {
  name: 'datasheets',
  handlers: (all) => ({ ...partsHandlers(all), ...documentsHandlers, ...uploadsHandlers }),
  // What was published stays, without its uploader.
  memberRecords: [{ name: 'uploads', table: documentUploads, owner: documentUploads.memberId }],
  memberFiles: unpublishedFilesOf,
  usesBytes: [areDocumentBytes, areUploadBytes],
  decisions: uploadDecisions,
  things: { part: findPartThings, document: findDocumentThings, brand: findBrandThings },
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
