import { one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { countCollected } from '../../datasheets/collected/collected.queries.ts';
import { revisionOf } from '../disk.queries.ts';
import { readUse } from './quota.queries.ts';

/** How full disks are. */
export const quotaHandlers = {
  async diskQuota({ db, session, config }) {
    const { memberId } = session;
    const revision = await revisionOf(db, memberId);
    return one({ totalBytes: config.diskBytes, ...(await readUse(db, memberId)), specCount: await countCollected(db, memberId), revision });
  },
} satisfies Handlers<'diskQuota'>;
