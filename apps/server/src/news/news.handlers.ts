import { articleHandlers } from './articles/articles.handlers.ts';
import { operatorArticleHandlers } from './articles/operatorArticles.handlers.ts';
import { authorHandlers } from './authors/authors.handlers.ts';
import { ownAuthorHandlers } from './authors/ownAuthor.handlers.ts';
import { channelHandlers } from './channels/channels.handlers.ts';
import { financialReportHandlers } from './financialReports/financialReports.handlers.ts';
import { diskArticleHandlers } from './myArticles/diskArticles.handlers.ts';
import { myArticleHandlers } from './myArticles/myArticles.handlers.ts';
import { submittedArticleHandlers } from './myArticles/submittedArticle.handlers.ts';
import { commentHandlers } from './comments/comments.handlers.ts';
import type { Composition } from '../platform/domain.ts';

/** The news: articles, authors, channels, comments, what members write, and the calendar of results. */
export const newsHandlers = ({ commentTargets }: Pick<Composition, 'commentTargets'>) => ({
  ...articleHandlers,
  ...authorHandlers,
  ...ownAuthorHandlers,
  ...channelHandlers,
  ...commentHandlers(commentTargets),
  ...operatorArticleHandlers,
  ...myArticleHandlers,
  ...diskArticleHandlers,
  ...submittedArticleHandlers,
  ...financialReportHandlers,
});
