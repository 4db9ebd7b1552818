// Generated from the contract by `npm run generate`; do not edit.

export * from './datasheetsDocuments.ts';
export * from './datasheetsParts.ts';
export * from './datasheetsUploads.ts';
