export * from '../src/generated/mall.ts';
