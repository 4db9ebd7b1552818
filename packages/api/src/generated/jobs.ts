// Generated from the contract by `npm run generate`; do not edit.

export * from './jobsApplications.ts';
export * from './jobsJobs.ts';
export * from './jobsOwn.ts';
