// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `AgentBrandEntryForm`. */
export const agentBrandEntryFormLimits = {
  evidence: { minLength: 1, maxLength: 500 },
} as const;

/** Limits of `AgentEntryForm`. */
export const agentEntryFormLimits = {
  name: { minLength: 1, maxLength: 100 },
  nameCn: { maxLength: 100 },
  website: { maxLength: 200 },
  evidence: { minLength: 1, maxLength: 500 },
} as const;

/** Limits of `CompanyEntryForm`. */
export const companyEntryFormLimits = {
  name: { minLength: 1, maxLength: 100 },
  nameCn: { maxLength: 100 },
  website: { maxLength: 200 },
  evidence: { minLength: 1, maxLength: 500 },
} as const;

/** Limits of `TraderBrandEntryForm`. */
export const traderBrandEntryFormLimits = {
  evidence: { minLength: 1, maxLength: 500 },
} as const;

/** Limits of `TraderModelEntryForm`. */
export const traderModelEntryFormLimits = {
  evidence: { minLength: 1, maxLength: 500 },
  mpns: { minLength: 1, maxLength: 6000 },
} as const;
