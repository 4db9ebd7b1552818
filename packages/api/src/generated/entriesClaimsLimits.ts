// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `ListingChangeForm`. */
export const listingChangeFormLimits = {
  nameCn: { maxLength: 100 },
  website: { maxLength: 200 },
} as const;

/** Limits of `ListingClaimForm`. */
export const listingClaimFormLimits = {
  company: { minLength: 1, maxLength: 100 },
  position: { minLength: 1, maxLength: 50 },
  workEmail: { maxLength: 200 },
  fileIds: { maxItems: 5 },
} as const;
