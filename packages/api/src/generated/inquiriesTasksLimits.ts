// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `BatchSearchLine`. */
export const batchSearchLineLimits = {
  model: { minLength: 1, maxLength: 80 },
  quantity: { minimum: 1, maximum: 999999999 },
} as const;

/** Limits of `ExcelTaskMapping`. */
export const excelTaskMappingLimits = {
  headRow: { minimum: 0, maximum: 100 },
  columns: { maxItems: 60 },
} as const;

/** Limits of `ManyModels`. */
export const manyModelsLimits = {
  lines: { minItems: 1, maxItems: 200 },
} as const;
