// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `DiskDownload`. */
export const diskDownloadLimits = {
  ids: { maxLength: 5500 },
  zipName: { maxLength: 80 },
} as const;

/** Limits of `DiskMove`. */
export const diskMoveLimits = {
  items: { minItems: 1, maxItems: 500 },
} as const;

/** Limits of `DiskRename`. */
export const diskRenameLimits = {
  name: { minLength: 1, maxLength: 100 },
} as const;
