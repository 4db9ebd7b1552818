export * from '../src/generated/news.ts';
