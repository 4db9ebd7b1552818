export * from '../src/generated/site.ts';
