import type { PartArticles } from '@chippage/api/types';
import { sampleArticles } from '../../news.fixtures.ts';

/** Articles that name a part, with more behind them. */
export const articlesOfPart: PartArticles = { articles: sampleArticles.slice(0, 3), keywords: 'STM32F103', total: 12 };
