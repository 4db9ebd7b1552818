// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `DownloadRequest`. */
export const downloadRequestLimits = {
  ids: { maxLength: 1700 },
  zipName: { maxLength: 80 },
} as const;
