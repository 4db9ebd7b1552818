import type { Domain } from '../platform/domain.ts';
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
import { forgetReads } from './articles/reads.queries.ts';
import { recount } from './counters.queries.ts';
import { newsDecisions } from './comments/reviewDecisions.ts';

const DAY = 86_400_000;

/** Articles, their channels and authors, and what readers say to them. */
export const newsDomain = {
  name: 'news',
  handlers: (all) => newsHandlers(all),
  memberRecords: [
    { name: 'channelFollows', table: channelFollows, owner: channelFollows.memberId },
    { name: 'blockedAuthors', table: blockedAuthors, owner: blockedAuthors.memberId },
    { name: 'commentReports', table: commentReports, owner: commentReports.memberId },
    { name: 'authorRequests', table: authorRequests, owner: authorRequests.memberId },
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
  decisions: { ...newsDecisions, ...authorDecisions },
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
  usesBytes: [figureBytes],
  housekeeping: [({ db }, ago) => forgetReads(db, ago(2 * DAY)), ({ db }) => recount(db)],
  registerRoutes: registerFeeds,
} satisfies Domain;
