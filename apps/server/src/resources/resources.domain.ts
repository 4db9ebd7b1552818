import type { Domain, MemberRecords } from '../platform/domain.ts';
import { operatorResourceHandlers } from './own/operatorResources.handlers.ts';
import { ownHandlers } from './own/own.handlers.ts';
import { forgetLooseFiles, forgetOrphans, resourceBytes } from './own/own.queries.ts';
import { resourceDecisions } from './own/resourceDecisions.ts';
import { findsHandlers } from './finds/finds.handlers.ts';
import { findCommented, findResourceThings, listedResources } from './resources/cards.queries.ts';
import { recountRatings } from './resources/marks.queries.ts';
import { resourcesHandlers } from './resources/resources.handlers.ts';
import { lessonReads, resourceDownloads, resourceFiles, resourceRatings, resources } from './resources.schema.ts';
import { loadSampleResources } from './sample/loadSampleResources.ts';
import { seriesHandlers } from './series/series.handlers.ts';

const DAY = 86_400_000;

const memberRecords: MemberRecords[] = [
  // What was published stays, without its member.
  {
    name: 'resources',
    table: resources,
    owner: resources.memberId,
    hidden: ['searchWords'],
    isKept: true,
    erasedTo: { authorName: '已注销会员', memberId: null },
  },
  { name: 'resourceFiles', table: resourceFiles, owner: resourceFiles.memberId, isKept: true, erasedTo: { memberId: null } },
  { name: 'lessonReads', table: lessonReads, owner: lessonReads.memberId },
  { name: 'resourceRatings', table: resourceRatings, owner: resourceRatings.memberId },
  { name: 'resourceDownloads', table: resourceDownloads, owner: resourceDownloads.memberId },
];

/** Technical resources: circuit schemes, courses, original data, collections, and the columns that put them in an order. */
export const resourcesDomain = {
  name: 'resources',
  handlers: () => ({ ...resourcesHandlers, ...seriesHandlers, ...findsHandlers, ...ownHandlers, ...operatorResourceHandlers }),
  memberRecords,
  usesBytes: resourceBytes,
  decisions: resourceDecisions,
  commentTargets: { resource: { name: '资料', find: findCommented } },
  things: { resource: findResourceThings },
  listed: { resources: listedResources },
  startTasks: [
    {
      name: 'sample resources',
      blocksReadiness: true,
      run: async (platform) => {
        if (!platform.config.hasSample) return;
        const count = await loadSampleResources(platform);
        if (count > 0) platform.log.info({ resources: count }, 'sample resources loaded');
      },
    },
  ],
  housekeeping: [({ db }, ago) => forgetLooseFiles(db, ago(DAY)), ({ db }) => forgetOrphans(db), ({ db }) => recountRatings(db)],
} satisfies Domain;
