// Generated from the contract by `npm run generate`; do not edit.

export * from './entriesAuthorisations.ts';
export * from './entriesBook.ts';
export * from './entriesClaims.ts';
export * from './entriesContacts.ts';
export * from './entriesEntries.ts';
