// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `EnterpriseForm`. */
export const enterpriseFormLimits = {
  name: { minLength: 2, maxLength: 100 },
  nameEn: { maxLength: 200 },
  legalPerson: { minLength: 2, maxLength: 40 },
  regAddress: { minLength: 4, maxLength: 200 },
  officeAddress: { maxLength: 200 },
  place: { minLength: 2, maxLength: 20 },
  industry: { maxLength: 50 },
  roles: { minItems: 1, maxItems: 7 },
  website: { maxLength: 200 },
  phone: { maxLength: 40 },
  email: { maxLength: 200 },
  contactName: { minLength: 2, maxLength: 40 },
  contactPhone: { minLength: 5, maxLength: 40 },
} as const;

/** Limits of what `enterpriseNameState` is asked with. */
export const enterpriseNameStateQueryLimits = {
  name: { minLength: 2, maxLength: 100 },
} as const;
