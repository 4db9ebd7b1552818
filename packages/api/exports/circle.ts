export * from '../src/generated/circle.ts';
