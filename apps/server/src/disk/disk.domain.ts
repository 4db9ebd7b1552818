import type { Domain } from '../platform/domain.ts';
import { diskBytes, filesOfMember } from './disk.queries.ts';
import { diskItems, diskShares, diskSpaces, diskUploads } from './disk.schema.ts';
import { filesHandlers } from './files/files.handlers.ts';
import { foldersHandlers } from './folders/folders.handlers.ts';
import { quotaHandlers } from './quota/quota.handlers.ts';
import { sharesHandlers } from './shares/shares.handlers.ts';
import { forgetShares } from './shares/shares.queries.ts';
import { purgeTrash, tellOfPurge } from './trash/purge.ts';
import { trashHandlers } from './trash/trash.handlers.ts';
import { uploadsHandlers } from './uploads/uploads.handlers.ts';

const DAY = 86_400_000;
/** How long a link that is closed stays in the list. */
const CLOSED_DAYS = 90;

/** The cloud disk: folders, files, what comes in parts, the recycle bin, links for others. */
export const diskDomain = {
  name: 'disk',
  handlers: () => ({ ...filesHandlers, ...foldersHandlers, ...uploadsHandlers, ...trashHandlers, ...quotaHandlers, ...sharesHandlers }),
  memberRecords: [
    { name: 'diskShares', table: diskShares, owner: diskShares.memberId, hidden: ['codeHash'] },
    { name: 'diskUploads', table: diskUploads, owner: diskUploads.memberId },
    { name: 'diskItems', table: diskItems, owner: diskItems.memberId, hidden: ['nameKey', 'sortKey'] },
    { name: 'diskSpaces', table: diskSpaces, owner: diskSpaces.memberId },
  ],
  memberFiles: filesOfMember,
  usesBytes: [diskBytes],
  housekeeping: [tellOfPurge, purgeTrash, ({ db }, ago) => forgetShares(db, ago(CLOSED_DAYS * DAY))],
} satisfies Domain;
