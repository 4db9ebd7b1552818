import { catalogueTasks } from './datasheets/catalogueTasks.ts';
import { makeSampleDocuments } from './documents/makeSampleDocuments.ts';
import { loadSampleMall } from './mall/sample/loadSampleMall.ts';
import { loadSampleNews } from './news/loadSampleNews.ts';
import type { Platform } from './platform/context.ts';

/** Something that has to be in place before, or soon after, the first visitor. */
export interface StartTask {
  name: string;
  /** Whether `/readyz` waits for it. */
  blocksReadiness: boolean;
  /** Does nothing when it was done before; stops between two steps when aborted. */
  run: (platform: Platform, signal: AbortSignal) => Promise<unknown>;
}

/** In this order, one after the other. */
export const startTasks: StartTask[] = [
  ...catalogueTasks,
  {
    name: 'sample news',
    blocksReadiness: true,
    run: async (platform) => {
      const count = await loadSampleNews(platform, { hasArticles: platform.config.hasSample });
      if (count > 0) platform.log.info({ articles: count }, 'sample news loaded');
    },
  },
  {
    name: 'sample mall',
    blocksReadiness: true,
    run: async (platform) => {
      const count = platform.config.hasSample ? await loadSampleMall(platform) : 0;
      if (count > 0) platform.log.info({ goods: count }, 'sample mall loaded');
    },
  },
  {
    name: 'sample documents',
    blocksReadiness: false,
    run: async (platform, signal) => (platform.config.hasSample ? makeSampleDocuments(platform, signal) : 0),
  },
];
