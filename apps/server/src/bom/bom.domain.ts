import type { Domain } from '../platform/domain.ts';
import { bomHandlers } from './bom.handlers.ts';
import { forgetRemovedBoms } from './bom.queries.ts';
import { bomMappings, boms, bomVersions } from './bom.schema.ts';
import { registerBomJobs, resumeMatching, retryMatching } from './matching.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Bills of materials: matched to parts, kept with their versions, opened by a link. */
export const bomDomain = {
  name: 'bom',
  handlers: () => bomHandlers,
  memberRecords: [
    { name: 'boms', table: boms, owner: boms.memberId, hidden: ['shareCode'] },
    { name: 'bomVersions', table: bomVersions, owner: bomVersions.memberId },
    { name: 'bomMappings', table: bomMappings, owner: bomMappings.memberId },
  ],
  startTasks: [{ name: 'unfinished BOMs', blocksReadiness: false, run: resumeMatching }],
  registerJobs: registerBomJobs,
  housekeeping: [({ db }, ago) => forgetRemovedBoms(db, ago(DAY)), (platform, ago) => retryMatching(platform, ago(HOUR))],
} satisfies Domain;
