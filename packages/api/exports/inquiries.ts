export * from '../src/generated/inquiries.ts';
