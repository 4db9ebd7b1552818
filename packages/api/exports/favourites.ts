export * from '../src/generated/favourites.ts';
