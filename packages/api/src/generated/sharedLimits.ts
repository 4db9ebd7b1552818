// Generated from the contract by `npm run generate`; do not edit.

/** Limits of search words, whatever they search. */
export const keywordsLimits = { maxLength: 200 } as const;

/** Limits of the number of a page, whatever the list. */
export const pageIndexLimits = { minimum: 1, maximum: 10000 } as const;
