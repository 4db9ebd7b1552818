export * from '../src/generated/messages.ts';
