export * from '../src/generated/resources.ts';
