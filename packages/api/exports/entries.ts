export * from '../src/generated/entries.ts';
