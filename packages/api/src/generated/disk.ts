// Generated from the contract by `npm run generate`; do not edit.

export * from './diskFiles.ts';
export * from './diskFolders.ts';
export * from './diskQuota.ts';
export * from './diskShares.ts';
export * from './diskTrash.ts';
export * from './diskUploads.ts';
