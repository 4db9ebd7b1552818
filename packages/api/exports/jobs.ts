export * from '../src/generated/jobs.ts';
