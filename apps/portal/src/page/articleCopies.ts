import { indexedCopies } from '@chippage/features/ArticleCopies';

/** What this browser keeps of articles that are not saved yet. */
export const articleCopies = indexedCopies();
