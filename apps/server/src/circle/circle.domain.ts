import type { Domain, MemberRecords } from '../platform/domain.ts';
import { circleDistances, circleFollows, circlePictures, circlePosts, circleReports, circleSettings, circleVotes } from './circle.schema.ts';
import { registerCircleFeeds } from './feeds/feeds.ts';
import { groupHandlers } from './groups/groups.handlers.ts';
import { findGroupThings, groupFollowStore, recountGroups, writeGroups } from './groups/groups.queries.ts';
import { siteGroups } from './groups/siteGroups.ts';
import { peopleHandlers } from './people/people.handlers.ts';
import { listedPosts } from './posts/list.queries.ts';
import { circlePictureBytes, forgetLoosePictures } from './posts/pictures.queries.ts';
import { postDecisions } from './posts/postDecisions.ts';
import { postHandlers } from './posts/posts.handlers.ts';
import { postTarget } from './posts/postTarget.ts';
import { postReportStore, recountPosts } from './posts/writes.queries.ts';
import { loadSamplePosts } from './sample/loadSamplePosts.ts';

const DAY = 86_400_000;

const memberRecords: MemberRecords[] = [
  { name: 'circleFollows', table: circleFollows, owner: circleFollows.memberId },
  { name: 'circleVotes', table: circleVotes, owner: circleVotes.memberId },
  { name: 'circleReports', table: circleReports, owner: circleReports.memberId },
  { name: 'circleDistances', table: circleDistances, owner: circleDistances.memberId },
  { name: 'circleSettings', table: circleSettings, owner: circleSettings.memberId },
  // What others answered to stays readable; its writer is nobody any more.
  { name: 'circlePosts', table: circlePosts, owner: circlePosts.memberId, hidden: ['heat'], isKept: true },
  { name: 'circlePictures', table: circlePictures, owner: circlePictures.memberId, isKept: true },
];

/** The circle: groups, what members post in them, and from whom they keep away. */
export const circleDomain = {
  name: 'circle',
  handlers: () => ({ ...groupHandlers, ...postHandlers, ...peopleHandlers }),
  memberRecords,
  usesBytes: [circlePictureBytes],
  decisions: postDecisions,
  commentTargets: { post: postTarget },
  things: { group: findGroupThings },
  followStores: { group: groupFollowStore },
  reportStores: { circle_post: postReportStore },
  listed: { circlePosts: listedPosts },
  seed: ({ db }) => writeGroups(db, siteGroups),
  startTasks: [
    {
      name: 'sample posts',
      blocksReadiness: true,
      run: async (platform) => {
        const count = platform.config.hasSample ? await loadSamplePosts(platform) : 0;
        if (count > 0) platform.log.info({ posts: count }, 'sample posts loaded');
      },
    },
  ],
  housekeeping: [({ db }, ago) => forgetLoosePictures(db, ago(DAY)), ({ db }) => recountGroups(db), ({ db }, ago) => recountPosts(db, ago(30 * DAY))],
  registerRoutes: registerCircleFeeds,
} satisfies Domain;
