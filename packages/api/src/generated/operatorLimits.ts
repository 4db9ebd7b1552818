// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `FeedbackAnswer`. */
export const feedbackAnswerLimits = {
  reply: { minLength: 1, maxLength: 1000 },
} as const;

/** Limits of `HotWordsChange`. */
export const hotWordsChangeLimits = {
  words: { maxItems: 24, items: { minLength: 1, maxLength: 40 } },
} as const;

/** Limits of `NavigationChange`. */
export const navigationChangeLimits = {
  links: { maxItems: 24 },
} as const;

/** Limits of `OwnLink`. */
export const ownLinkLimits = {
  name: { minLength: 1, maxLength: 40 },
  url: { maxLength: 500 },
  image: { maxLength: 500 },
} as const;

/** Limits of `PageChange`. */
export const pageChangeLimits = {
  title: { minLength: 1, maxLength: 80 },
  description: { maxLength: 200 },
  markdown: { minLength: 1, maxLength: 60000 },
} as const;

/** Limits of `PagePreview`. */
export const pagePreviewLimits = {
  markdown: { maxLength: 60000 },
} as const;

/** Limits of `ReviewDecision`. */
export const reviewDecisionLimits = {
  reason: { maxLength: 200 },
} as const;

/** Limits of `SettingChange`. */
export const settingChangeLimits = {
  key: { minLength: 1, maxLength: 64 },
  value: { maxLength: 2000 },
} as const;

/** Limits of `Suspension`. */
export const suspensionLimits = {
  reason: { minLength: 2, maxLength: 200 },
} as const;

/** Limits of what `auditLog` is asked with. */
export const auditLogQueryLimits = {
  event: { maxLength: 40 },
} as const;
