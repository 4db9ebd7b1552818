// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `ArchiveForm`. */
export const archiveFormLimits = {
  licence: { minLength: 2, maxLength: 200 },
} as const;

/** Limits of `DownloadRequest`. */
export const downloadRequestLimits = {
  ids: { maxLength: 1700 },
  zipName: { maxLength: 80 },
} as const;

/** Limits of `LinkCorrection`. */
export const linkCorrectionLimits = {
  address: { minLength: 1, maxLength: 500 },
} as const;

/** Limits of what `brandDocuments` is asked with. */
export const brandDocumentsQueryLimits = {
  category: { maxLength: 80 },
} as const;
