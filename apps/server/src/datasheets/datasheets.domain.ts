import type { Domain } from '../platform/domain.ts';
import { partBytesUsed, partsOfMember } from '../platform/parted/parted.queries.ts';
import { partedUploads } from '../platform/parted/parted.schema.ts';
import { forgetParts } from '../platform/parted/partedFiles.ts';
import { alertsHandlers } from './alerts/alerts.handlers.ts';
import { forgetSearches } from './alerts/alerts.queries.ts';
import { savedSearches, searchDigests, searchFindings } from './alerts/alerts.schema.ts';
import { changesHandlers } from './changes/changes.handlers.ts';
import { registerDigestJob, registerDigestPage } from './alerts/digests.ts';
import { registerAlertsOneClick } from './alerts/oneClick.ts';
import { collectedHandlers } from './collected/collected.handlers.ts';
import { collectedDocuments } from './collected/collected.schema.ts';
import { documentsHandlers } from './documents/documents.handlers.ts';
import { documentBytes, findDocumentThings } from './documents/documents.queries.ts';
import { registerLinkJob } from './documents/checkLinks.ts';
import { forgetThumbnails, registerThumbnailJobs } from './documents/drawThumbnails.ts';
import { thumbnailBytes, thumbnailsOfMember } from './documents/thumbnails.queries.ts';
import { operatorDocumentHandlers } from './documents/operatorDocuments.handlers.ts';
import { operatorLinkHandlers } from './documents/operatorLinks.handlers.ts';
import { makeSampleDocuments } from './documents/makeSampleDocuments.ts';
import { registerEvidenceJobs } from './documents/readEvidence.ts';
import { openDataHandlers } from './opendata/openData.handlers.ts';
import { openDataBytes } from './opendata/openData.queries.ts';
import { askForRelease, registerReleaseJob } from './opendata/makeRelease.ts';
import { findBrandThings, listedBrands } from './parts/brands.queries.ts';
import { catalogueTasks } from './parts/catalogueTasks.ts';
import { operatorPartHandlers } from './parts/operatorParts.handlers.ts';
import { partsHandlers } from './parts/parts.handlers.ts';
import { findPartThings, listedParts } from './parts/parts.queries.ts';
import { askForTexts, registerTextJobs } from './texts/readTexts.ts';
import { schemesHandlers } from './schemes/schemes.handlers.ts';
import { textsHandlers } from './texts/texts.handlers.ts';
import { uploadDecisions } from './uploads/publishUpload.ts';
import { partedUploadsHandlers } from './uploads/partedUploads.handlers.ts';
import { forgetUploads } from './uploads/uploadFiles.ts';
import { uploadsHandlers } from './uploads/uploads.handlers.ts';
import { uploadBytes, unpublishedFilesOf } from './uploads/uploads.queries.ts';
import { documentUploads } from './uploads/uploads.schema.ts';

const DAY = 86_400_000;
/** How long what was told of is kept for a member who does not look. */
const TOLD_DAYS = 90;

/** Parts and their makers, their documents, and what members upload. */
export const datasheetsDomain = {
  name: 'datasheets',
  handlers: (all) => ({
    ...partsHandlers(all),
    ...operatorPartHandlers,
    ...documentsHandlers,
    ...operatorDocumentHandlers,
    ...operatorLinkHandlers,
    ...collectedHandlers,
    ...textsHandlers,
    ...uploadsHandlers,
    ...alertsHandlers(all),
    ...changesHandlers,
    ...schemesHandlers,
    ...partedUploadsHandlers,
    ...openDataHandlers,
  }),
  // What was published stays, without its uploader.
  memberRecords: [
    { name: 'uploads', table: documentUploads, owner: documentUploads.memberId },
    { name: 'partedUploads', table: partedUploads, owner: partedUploads.memberId },
    { name: 'collectedDocuments', table: collectedDocuments, owner: collectedDocuments.memberId },
    { name: 'savedSearches', table: savedSearches, owner: savedSearches.memberId },
    { name: 'searchFindings', table: searchFindings, owner: searchFindings.memberId },
    { name: 'searchDigests', table: searchDigests, owner: searchDigests.memberId },
  ],
  memberFiles: async (db, memberId) => [
    ...(await unpublishedFilesOf(db, memberId)),
    ...(await thumbnailsOfMember(db, memberId)),
    ...(await partsOfMember(db, memberId)),
  ],
  usesBytes: [documentBytes, uploadBytes, thumbnailBytes, partBytesUsed, openDataBytes],
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
    { name: 'texts of documents', blocksReadiness: false, run: askForTexts },
    { name: 'open data of today', blocksReadiness: false, run: askForRelease },
  ],
  registerJobs: (platform, all) => {
    registerTextJobs(platform);
    registerEvidenceJobs(platform);
    registerThumbnailJobs(platform);
    registerLinkJob(platform);
    registerReleaseJob(platform);
    registerDigestJob(platform, all);
  },
  registerRoutes: registerAlertsOneClick,
  registerDeveloperPages: registerDigestPage,
  housekeeping: [
    (platform) => forgetUploads(platform),
    (platform) => forgetParts(platform),
    (platform) => forgetThumbnails(platform),
    ({ db }, ago) => forgetSearches(db, { removed: ago(DAY), told: ago(TOLD_DAYS * DAY) }),
  ],
} satisfies Domain;
