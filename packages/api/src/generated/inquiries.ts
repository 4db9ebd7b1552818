// Generated from the contract by `npm run generate`; do not edit.

export * from './inquiriesBoard.ts';
export * from './inquiriesCompanies.ts';
export * from './inquiriesDigest.ts';
export * from './inquiriesPromotions.ts';
export * from './inquiriesQuotes.ts';
export * from './inquiriesStock.ts';
export * from './inquiriesTasks.ts';
