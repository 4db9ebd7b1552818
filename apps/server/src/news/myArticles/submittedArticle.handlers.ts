import { notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { findReviewPayload } from '../../reviews/reviews.queries.ts';
import { findAnybodys } from './ownArticles.queries.ts';
import { previewOf } from './previews.ts';
import { findAnyVersion, findPublishedVersion } from './versions.queries.ts';

/** What operators read before they decide. */
export const submittedArticleHandlers = {
  async submittedArticle({ db }, { reviewId }) {
    const payload = await findReviewPayload(db, reviewId, 'article');
    if (!payload) throw notFound('审核');
    const own = await findAnybodys(db, Number(payload['articleId']));
    const [submitted, before] = await Promise.all([
      findAnyVersion(db, Number(payload['versionId'])),
      own.publishedVersion === null ? null : findPublishedVersion(db, own.id, own.publishedVersion),
    ]);
    const view = ({ words, savedAt }: typeof submitted) => previewOf(db, { id: own.id, memberId: own.memberId, words, savedAt });
    return one({ reviewId, preview: await view(submitted), before: before && (await view(before)), publishTime: submitted.words.publishTime });
  },
} satisfies Handlers<'submittedArticle'>;
