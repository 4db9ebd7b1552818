import type { StartTask } from '../../platform/domain.ts';
import { catalogueOf } from './catalogue/catalogue.ts';
import { loadSample } from './sample/loadSample.ts';

/** Brings the sample catalogue in on the first start and builds the catalogue index before visitors come. */
export const catalogueTasks: StartTask[] = [
  {
    name: 'sample catalogue',
    blocksReadiness: true,
    run: async ({ config, db, log }) => {
      if (await loadSample(db, { hasParts: config.hasSample })) log.info({ hasParts: config.hasSample }, 'catalogue loaded');
    },
  },
  { name: 'catalogue index', blocksReadiness: true, run: async ({ db }) => catalogueOf(db).current() },
];
