export * from '../src/generated/history.ts';
