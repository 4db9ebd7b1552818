/**
 * Limits and lives of everything that proves who somebody is. docs/security/auth.md shows them as a table, and a test
 * holds the two together.
 */

/** One-time codes; ours are stricter than the vendors', so theirs never fire. */
export const codeLimits = {
  lifeMinutes: 10,
  betweenSeconds: 60,
  /** Wrong tries that burn a code. */
  attempts: 5,
  perNumber: [
    { minutes: 60, limit: 5 },
    { minutes: 24 * 60, limit: 10 },
  ],
  perVisitor: [{ minutes: 60, limit: 10 }],
  perNetwork: [{ minutes: 60, limit: 30 }],
  /** Messages abroad cost ten times as much and are what toll fraud is after. */
  perAreaAbroad: [{ minutes: 24 * 60, limit: 500 }],
} as const;

/** Codes that a member has sent to a phone or an address that is not yet theirs: no captcha stands before these. */
export const memberCodeLimits = {
  mobile: { minutes: 60, limit: 5 },
  mail: { minutes: 60, limit: 5 },
} as const;

/** Wrong passwords. After the first two a captcha has to be solved for each further try, after the others there is none. */
export const passwordLimits = {
  /** For one account from one address. */
  captchaPerAccount: { minutes: 15, limit: 10 },
  /** For all accounts from one network: whoever tries one password on many. */
  captchaPerNetwork: { minutes: 15, limit: 30 },
  perNetwork: { minutes: 15, limit: 100 },
  perAccount: { minutes: 60, limit: 30 },
} as const;

/** Questions whether a number has an account. */
export const mobileQuestionLimits = {
  perVisitor: { minutes: 60, limit: 20 },
} as const;

/** Questions whose a ticket is. */
export const ticketQuestionLimits = {
  perVisitor: { minutes: 10, limit: 20 },
} as const;

/** Beginnings of a login by passkey. */
export const passkeyQuestionLimits = {
  perVisitor: { minutes: 10, limit: 30 },
} as const;

/** Copies of their data that a member asks for. */
export const exportLimits = {
  perMember: { minutes: 24 * 60, limit: 5 },
} as const;

/** What else is good for a while only. */
export const lives = {
  proofMinutes: 10,
  stepUpMinutes: 10,
  resetLinkMinutes: 30,
  ticketSeconds: 60,
  socialStateMinutes: 10,
  /** What an authenticator has to sign over. */
  passkeyMinutes: 5,
  /** How long a browser waits for an authenticator. */
  passkeyPromptSeconds: 120,
  sessionIdleDays: 30,
  sessionDays: 180,
  sessionRotationHours: 24,
  /** A copy that is not there by then has failed. */
  exportMakingMinutes: 5,
  exportDays: 7,
  eraseDays: 7,
  /** An account that nobody used for so long may be taken back; its member hears of it before. */
  inactiveDays: 60,
  inactivityNoticeDays: 14,
} as const;
