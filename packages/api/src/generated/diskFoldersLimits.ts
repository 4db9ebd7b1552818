// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `DiskFolderInput`. */
export const diskFolderInputLimits = {
  name: { minLength: 1, maxLength: 100 },
} as const;

/** Limits of `DiskPathInput`. */
export const diskPathInputLimits = {
  names: { minItems: 1, maxItems: 10, items: { minLength: 1, maxLength: 100 } },
} as const;
