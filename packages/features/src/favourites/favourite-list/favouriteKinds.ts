import type { FavouriteKind } from '@chippage/api/types';

/** Kinds of things that are kept as favourites, in the order of their chips. */
export const favouriteKinds: readonly FavouriteKind[] = ['part', 'document', 'brand', 'agent', 'merchant', 'resource', 'job'];
