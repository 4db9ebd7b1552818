import { diskLimits } from '@chippage/api/limits';
import { giveNotice } from '../../messages/notices.queries.ts';
import type { Platform } from '../../platform/context.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { dropBytes } from '../../platform/storedBytes.queries.ts';
import { eraseTrashed } from '../disk.queries.ts';
import { inSpace } from '../space.ts';
import { markTold, membersToTell, membersTrashing, trashedBefore } from './trash.queries.ts';

const DAY = 86_400_000;
type World = Pick<Platform, 'db' | 'clock' | 'config' | 'files'>;

/** Tells members, seven days before, what of their recycle bins will go for ever. */
export async function tellOfPurge({ db, clock }: World): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - (diskLimits.trashDays - diskLimits.noticeDays) * DAY);
  for (const memberId of await membersToTell(db, before))
    await db.transaction(async (tx) => {
      const told = await markTold(tx, memberId, before);
      const [first] = told;
      if (!first) return;
      const day = shanghaiDate(new Date(first.trashedAt.getTime() + diskLimits.trashDays * DAY));
      const body = `“${first.name}”${told.length > 1 ? `等 ${told.length} 项` : ''}在回收站里快满 ${diskLimits.trashDays} 天，从 ${day} 起彻底删除。还要的请先还原。`;
      await giveNotice(tx, { memberId, kind: 'account', title: '回收站里的文件快要清除', body, href: '/userCenter/cloudDisk/recycle' }, now);
    });
}

/** Deletes for ever what has been in a recycle bin for thirty days. */
export async function purgeTrash(world: World): Promise<void> {
  const before = new Date(world.clock.now().getTime() - diskLimits.trashDays * DAY);
  for (const memberId of await membersTrashing(world.db, before)) {
    const hashes = await inSpace(world, memberId, async (space) => {
      space.isChanged = true;
      return eraseTrashed(space.tx, memberId, await trashedBefore(space.tx, memberId, before));
    });
    for (const sha256 of hashes) await dropBytes(world, sha256);
  }
}
