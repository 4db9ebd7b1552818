export * from '../src/generated/inbox.ts';
