export * from '../src/generated/directory.ts';
