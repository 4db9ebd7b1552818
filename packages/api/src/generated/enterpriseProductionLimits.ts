// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `ProductionChange`. */
export const productionChangeLimits = {
  name: { minLength: 2, maxLength: 60 },
  equipment: { maxLength: 500 },
  capacity: { maxLength: 200 },
  certificates: { maxItems: 10, items: { minLength: 2, maxLength: 80 } },
  fileIds: { maxItems: 5 },
} as const;

/** Limits of `ProductionInput`. */
export const productionInputLimits = {
  name: { minLength: 2, maxLength: 60 },
  equipment: { maxLength: 500 },
  capacity: { maxLength: 200 },
  certificates: { maxItems: 10, items: { minLength: 2, maxLength: 80 } },
  fileIds: { maxItems: 5 },
} as const;

/** Limits of `ProductionOrder`. */
export const productionOrderLimits = {
  ids: { minItems: 1, maxItems: 20 },
} as const;
