import { indexedCopies } from '@chippage/features/ArticleCopies';
import { addTrace } from './traces.ts';

/** What this browser keeps of articles that are not saved yet. */
export const articleCopies = indexedCopies();
addTrace(articleCopies.forget);
