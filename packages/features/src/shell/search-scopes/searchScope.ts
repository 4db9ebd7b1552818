import type { ScopeCounts } from '@chippage/api/types';

/** What is searched. */
export type SearchScope = keyof ScopeCounts;

/** In this order; a further scope is a row here, a count in the contract and a word in the messages. */
export const searchScopes: readonly SearchScope[] = ['parts', 'texts', 'goods', 'articles', 'merchants'];
