export * from '../src/generated/enterprise.ts';
