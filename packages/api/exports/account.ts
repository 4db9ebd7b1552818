export * from '../src/generated/account.ts';
