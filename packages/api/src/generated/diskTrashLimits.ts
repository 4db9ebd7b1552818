// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `DiskErase`. */
export const diskEraseLimits = {
  ids: { minItems: 1, maxItems: 500 },
} as const;

/** Limits of `DiskRestore`. */
export const diskRestoreLimits = {
  items: { minItems: 1, maxItems: 500 },
} as const;

/** Limits of `DiskTrashing`. */
export const diskTrashingLimits = {
  items: { minItems: 1, maxItems: 500 },
} as const;
