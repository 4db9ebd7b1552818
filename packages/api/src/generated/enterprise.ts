// Generated from the contract by `npm run generate`; do not edit.

export * from './enterpriseCompanies.ts';
export * from './enterpriseProduction.ts';
export * from './enterpriseVerification.ts';
