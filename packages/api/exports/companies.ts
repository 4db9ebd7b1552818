export * from '../src/generated/companies.ts';
