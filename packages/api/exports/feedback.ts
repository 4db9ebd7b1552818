export * from '../src/generated/feedback.ts';
