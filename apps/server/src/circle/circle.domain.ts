import type { Domain, MemberRecords } from '../platform/domain.ts';
import { circleMembers, circleSettings, circleSilences, trendPictures, trendReports, trends, trendVotes } from './circle.schema.ts';
import { registerCircleFeeds } from './feeds/circleFeeds.ts';
import { groupHandlers } from './groups/groups.handlers.ts';
import { insertGroups } from './groups/groups.queries.ts';
import { startingGroups } from './groups/startingGroups.ts';
import { peopleHandlers } from './people/people.handlers.ts';
import { loadSampleCircle } from './sample/loadSampleCircle.ts';
import { findCommented, readerOf } from './trends/list.queries.ts';
import { forgetLoosePictures, picturesOfMember, trendPictureBytes } from './trends/pictures.queries.ts';
import { pictureHandlers } from './trends/pictures.handlers.ts';
import { trendReportStore } from './trends/reports.queries.ts';
import { trendDecisions } from './trends/trendDecisions.ts';
import { trendHandlers } from './trends/trends.handlers.ts';
import { countEvent, recount } from './trends/trends.queries.ts';
import { short } from './trends/writing.ts';

const DAY = 86_400_000;

const memberRecords: MemberRecords[] = [
  { name: 'trends', table: trends, owner: trends.memberId, hidden: ['heat'] },
  { name: 'trendPictures', table: trendPictures, owner: trendPictures.memberId, hidden: ['sha256'] },
  { name: 'trendVotes', table: trendVotes, owner: trendVotes.memberId },
  { name: 'trendReports', table: trendReports, owner: trendReports.memberId },
  { name: 'circleMembers', table: circleMembers, owner: circleMembers.memberId },
  { name: 'circleSilences', table: circleSilences, owner: circleSilences.memberId },
  { name: 'circleSettings', table: circleSettings, owner: circleSettings.memberId },
];

/** Groups and what their members write there. */
export const circleDomain = {
  name: 'circle',
  handlers: (all) => ({ ...groupHandlers, ...trendHandlers(all), ...pictureHandlers, ...peopleHandlers }),
  memberRecords,
  memberFiles: picturesOfMember,
  usesBytes: [trendPictureBytes],
  decisions: trendDecisions,
  reportStores: { trend: trendReportStore },
  commentTargets: {
    trend: {
      name: '动态',
      find: async (db, id, memberId) => {
        const found = await findCommented(db, await readerOf(db, memberId ?? 0), id);
        return found && { title: short(found.content), isClosed: found.isClosed };
      },
      count: async (tx, id, step, now) => void (await countEvent(tx, id, 'comments', step, now)),
    },
  },
  seed: ({ db }) => insertGroups(db, startingGroups),
  startTasks: [
    {
      name: 'sample circle',
      blocksReadiness: true,
      run: async (platform) => {
        const count = platform.config.hasSample ? await loadSampleCircle(platform) : 0;
        if (count > 0) platform.log.info({ trends: count }, 'sample posts of the circle loaded');
      },
    },
  ],
  registerRoutes: registerCircleFeeds,
  housekeeping: [({ db }, ago) => forgetLoosePictures(db, ago(DAY)), ({ db }) => recount(db)],
} satisfies Domain;
