import type { Domain, MemberRecords } from '../platform/domain.ts';
import { commentReportStore } from './comments/comments.queries.ts';
import { commentReports, comments } from './comments/comments.schema.ts';
import { authorDecisions } from './authors/authorDecisions.ts';
import { authorRequests } from './authors/authors.schema.ts';
import { authorOf } from './authors/ownAuthor.queries.ts';
import { findAuthorThings } from './authors/authors.queries.ts';
import { channelFollowStore, findChannelThings } from './channels/channelFollows.queries.ts';
import { registerFeeds } from './feeds/feeds.ts';
import { listedArticles } from './articles/articles.queries.ts';
import { figureBytes } from './articles/figures.queries.ts';
import { countArticlesFound } from './articles/search.queries.ts';
import { setArticleLike } from './articles/likes.queries.ts';
import { loadSampleNews } from './sample/loadSampleNews.ts';
import { newsHandlers } from './news.handlers.ts';
import { blockedAuthors, channelFollows, newsAuthors } from './news.schema.ts';
import { articleDecisions } from './myArticles/articleDecisions.ts';
import { registerArticleJob } from './myArticles/articleJob.ts';
import { articlePictures, articleVersions, ownArticles } from './myArticles/myArticles.schema.ts';
import { forgetDeleted } from './myArticles/ownArticles.queries.ts';
import { articlePictureBytes, forgetPictures } from './myArticles/pictures.queries.ts';
import { forgetReads } from './articles/reads.queries.ts';
import { recount } from './counters.queries.ts';
import { commentDecisions } from './comments/reviewDecisions.ts';

const DAY = 86_400_000;

/** A published article keeps its pictures; those of drafts go with the hour. */
const pictureRecords: MemberRecords = {
  name: 'articlePictures',
  table: articlePictures,
  owner: articlePictures.memberId,
  isKept: true,
  erasedTo: { memberId: null },
};

/** Articles, their channels and authors, and what readers say to them. */
export const newsDomain = {
  name: 'news',
  handlers: (all) => newsHandlers(all),
  memberRecords: [
    { name: 'channelFollows', table: channelFollows, owner: channelFollows.memberId },
    { name: 'blockedAuthors', table: blockedAuthors, owner: blockedAuthors.memberId },
    { name: 'commentReports', table: commentReports, owner: commentReports.memberId },
    { name: 'authorRequests', table: authorRequests, owner: authorRequests.memberId },
    { name: 'ownArticles', table: ownArticles, owner: ownArticles.memberId },
    { name: 'articleVersions', table: articleVersions, owner: articleVersions.memberId },
    pictureRecords,
    // Articles keep an author, who is nobody any more.
    {
      name: 'author',
      table: newsAuthors,
      owner: newsAuthors.memberId,
      isKept: true,
      erasedTo: { name: '已注销作者', field: '', intro: '', avatarUrl: null, memberId: null, isErased: true },
    },
    // What others answered to stays readable; its author is nobody any more.
    { name: 'comments', table: comments, owner: comments.memberId, isKept: true },
  ],
  roleFacts: { author: async (db, memberId) => (await authorOf(db, memberId)) !== null },
  reportStores: { comment: commentReportStore },
  decisions: { ...authorDecisions, ...articleDecisions },
  commentDecisions,
  things: { author: findAuthorThings, channel: findChannelThings },
  followStores: { channel: channelFollowStore },
  likes: { article: setArticleLike },
  listed: { articles: listedArticles },
  countArticlesFound: (db, keywords, now) => countArticlesFound(db, { memberId: null, now }, keywords),
  startTasks: [
    {
      name: 'sample news',
      blocksReadiness: true,
      run: async (platform) => {
        const count = await loadSampleNews(platform, { hasArticles: platform.config.hasSample });
        if (count > 0) platform.log.info({ articles: count }, 'sample news loaded');
      },
    },
  ],
  usesBytes: [figureBytes, articlePictureBytes],
  registerJobs: registerArticleJob,
  housekeeping: [
    ({ db }, ago) => forgetReads(db, ago(2 * DAY)),
    ({ db }) => recount(db),
    ({ db }, ago) => forgetDeleted(db, ago(30 * DAY)),
    ({ db }, ago) => forgetPictures(db, ago(7 * DAY)),
  ],
  registerRoutes: registerFeeds,
} satisfies Domain;
