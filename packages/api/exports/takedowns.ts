export * from '../src/generated/takedowns.ts';
