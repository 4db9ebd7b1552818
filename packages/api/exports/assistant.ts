export * from '../src/generated/assistant.ts';
