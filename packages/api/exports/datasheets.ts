export * from '../src/generated/datasheets.ts';
