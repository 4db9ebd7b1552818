export * from '../parts/form/creditCode.ts';
