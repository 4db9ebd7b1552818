// Generated from the contract by `npm run generate`; do not edit.

export * from './companiesCorrections.ts';
export * from './companiesRegistry.ts';
export * from './companiesWatches.ts';
