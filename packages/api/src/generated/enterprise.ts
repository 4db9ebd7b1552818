// Generated from the contract by `npm run generate`; do not edit.

export * from './enterpriseVerification.ts';
