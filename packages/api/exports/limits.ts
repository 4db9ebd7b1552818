export * from '../src/generated/limits.ts';
