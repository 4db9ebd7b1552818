// Generated from the contract by `npm run generate`; do not edit.

export * from './resourcesFinds.ts';
export * from './resourcesOwn.ts';
export * from './resourcesResources.ts';
export * from './resourcesSeries.ts';
