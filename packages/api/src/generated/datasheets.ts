// Generated from the contract by `npm run generate`; do not edit.

export * from './datasheetsAlerts.ts';
export * from './datasheetsChanges.ts';
export * from './datasheetsCollected.ts';
export * from './datasheetsDocuments.ts';
export * from './datasheetsOpendata.ts';
export * from './datasheetsParts.ts';
export * from './datasheetsSchemes.ts';
export * from './datasheetsTexts.ts';
export * from './datasheetsUploads.ts';
