// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `DiskPartArrived`. */
export const diskPartArrivedLimits = {
  part: { minimum: 1, maximum: 256 },
  sha256: { minLength: 1, maxLength: 64 },
} as const;

/** Limits of `DiskUploadFinish`. */
export const diskUploadFinishLimits = {
  name: { minLength: 1, maxLength: 100 },
} as const;

/** Limits of `DiskUploadStart`. */
export const diskUploadStartLimits = {
  name: { minLength: 1, maxLength: 100 },
  sizeBytes: { minimum: 0, maximum: 1073741824 },
  sha256: { minLength: 1, maxLength: 64 },
} as const;
