// Generated from the contract by `npm run generate`; do not edit.

export * from './enterpriseFollows.ts';
export * from './enterpriseMembers.ts';
export * from './enterpriseProduction.ts';
export * from './enterpriseVerification.ts';
