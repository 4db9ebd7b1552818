export * from '../src/generated/operator.ts';
