// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `JobForm`. */
export const jobFormLimits = {
  title: { minLength: 2, maxLength: 40 },
  district: { maxLength: 20 },
  businessArea: { maxLength: 20 },
  salaryMin: { minimum: 1, maximum: 999 },
  salaryMax: { minimum: 1, maximum: 999 },
  salaryMonths: { minimum: 12, maximum: 24 },
  daysPerWeek: { minimum: 1, maximum: 7 },
  skills: { maxItems: 12, items: { minLength: 1, maxLength: 20 } },
  welfare: { maxItems: 12, items: { minLength: 1, maxLength: 20 } },
  description: { minLength: 20, maxLength: 5000 },
  publisherName: { minLength: 1, maxLength: 20 },
  publisherTitle: { maxLength: 30 },
} as const;
