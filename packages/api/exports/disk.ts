export * from '../src/generated/disk.ts';
