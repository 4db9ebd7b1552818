import type { Domain } from '../platform/domain.ts';
import { documentsHandlers } from './documents/documents.handlers.ts';
import { documentBytes, findDocumentThings } from './documents/documents.queries.ts';
import { operatorDocumentHandlers } from './documents/operatorDocuments.handlers.ts';
import { makeSampleDocuments } from './documents/makeSampleDocuments.ts';
import { findBrandThings, listedBrands } from './parts/brands.queries.ts';
import { catalogueTasks } from './parts/catalogueTasks.ts';
import { operatorPartHandlers } from './parts/operatorParts.handlers.ts';
import { partsHandlers } from './parts/parts.handlers.ts';
import { findPartThings, listedParts } from './parts/parts.queries.ts';
import { uploadDecisions } from './uploads/publishUpload.ts';
import { forgetUploads } from './uploads/uploadFiles.ts';
import { uploadsHandlers } from './uploads/uploads.handlers.ts';
import { uploadBytes, unpublishedFilesOf } from './uploads/uploads.queries.ts';
import { documentUploads } from './uploads/uploads.schema.ts';

/** Parts and their makers, their documents, and what members upload. */
export const datasheetsDomain = {
  name: 'datasheets',
  handlers: (all) => ({ ...partsHandlers(all), ...operatorPartHandlers, ...documentsHandlers, ...operatorDocumentHandlers, ...uploadsHandlers }),
  // What was published stays, without its uploader.
  memberRecords: [{ name: 'uploads', table: documentUploads, owner: documentUploads.memberId }],
  memberFiles: unpublishedFilesOf,
  usesBytes: [documentBytes, uploadBytes],
  decisions: uploadDecisions,
  things: { part: findPartThings, document: findDocumentThings, brand: findBrandThings },
  listed: { parts: listedParts, brands: listedBrands },
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
