// Generated from the contract by `npm run generate`; do not edit.

export * from './circleGroups.ts';
export * from './circlePeople.ts';
export * from './circlePosts.ts';
