// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `InvitationForm`. */
export const invitationFormLimits = {
  mobile: { maxLength: 20 },
} as const;
