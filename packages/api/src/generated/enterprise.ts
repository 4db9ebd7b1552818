// Generated from the contract by `npm run generate`; do not edit.

export * from './enterpriseMembers.ts';
export * from './enterpriseVerification.ts';
