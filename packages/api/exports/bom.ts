export * from '../src/generated/bom.ts';
