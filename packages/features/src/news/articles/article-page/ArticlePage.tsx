import type { Loadable } from '@chippage/api/loadable';
import type { ArticleDetail, ArticleLink } from '@chippage/api/types';
import { ErrorState } from '@chippage/ui/ErrorState';
import { Link } from '@chippage/ui/Link';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { Prose } from '../../../prose/Prose.tsx';
import { ArticleActions, type ArticleActionsProps } from './ArticleActions.tsx';
import { ArticleAside } from './ArticleAside.tsx';
import { FoldedContents } from './ArticleContents.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import * as styles from './ArticlePage.css.ts';
import { articlePageMessages } from './messages.ts';

export interface ArticlePageProps extends Omit<ArticleActionsProps, 'likes' | 'isLiked'> {
  article: Loadable<ArticleDetail>;
  onFollowAuthor: (isFollowed: boolean) => void;
  /** The comments, which stand under `commentsId`. */
  comments?: ReactNode;
  commentsId?: string;
}

/** An article, with who wrote it, where its sections are, and what a reader does with it. */
export function ArticlePage({ article, onFollowAuthor, comments, commentsId, ...actions }: ArticlePageProps) {
  const t = useMessages(articlePageMessages);
  if (article.status === 'failed') {
    return (
      <ErrorState title={t('failed')} onRetry={article.onRetry} retryLabel={t('retry')}>
        {article.message}
      </ErrorState>
    );
  }
  if (article.status === 'loading') {
    return (
      <SkeletonRegion label={t('loading')}>
        <div className={styles.page}>
          <div className={styles.article}>
            {[60, 30, 95, 90, 97, 80].map((width) => (
              <Skeleton key={width} width={`${width}%`} />
            ))}
          </div>
        </div>
      </SkeletonRegion>
    );
  }
  const detail = article.data;
  const shownCommentsId = comments === undefined ? undefined : commentsId;
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <ArticleHead article={detail} onFollowAuthor={onFollowAuthor} />
        <FoldedContents article={detail} commentsId={shownCommentsId} />
        <div className={actions.textSize === 'large' ? `${styles.body} ${styles.large}` : styles.body}>
          <Prose blocks={detail.blocks} />
        </div>
        <Corrections corrections={detail.corrections} />
        <Source article={detail} />
        <ArticleActions {...actions} likes={detail.counters.likes} isLiked={detail.isLiked} />
        <Neighbours previous={detail.previous} next={detail.next} />
      </article>
      <ArticleAside article={detail} commentsId={shownCommentsId} />
      {comments}
    </div>
  );
}

function Corrections({ corrections }: Pick<ArticleDetail, 'corrections'>) {
  const t = useMessages(articlePageMessages);
  if (corrections.length === 0) return null;
  return (
    <section className={styles.corrections} id="corrections" aria-label={t('corrections')}>
      <p>{t('corrections')}</p>
      <ul>
        {corrections.map(({ date, text }) => (
          <li key={date + text}>
            <time dateTime={date}>{date}</time>　{text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Source({ article: { source, sourceUrl } }: { article: ArticleDetail }) {
  const t = useMessages(articlePageMessages);
  return (
    <p className={styles.source}>
      {t('source', { source })}　
      {sourceUrl !== null && (
        <Link href={sourceUrl} newWindowLabel={t('newWindow')}>
          {t('original')}
        </Link>
      )}
    </p>
  );
}

function Neighbours({ previous, next }: { previous: ArticleLink | null; next: ArticleLink | null }) {
  const t = useMessages(articlePageMessages);
  const paths = usePaths(newsPaths);
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('more')}>
      <ul className={styles.neighbours}>
        {(['previous', 'next'] as const).map((side) => {
          const article = side === 'previous' ? previous : next;
          return (
            article && (
              <li key={side} className={styles.neighbour}>
                <span className={styles.neighbourWord}>{t(side)}</span>
                <Link tone="quiet" href={paths.article(article.id)}>
                  {article.title}
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}
