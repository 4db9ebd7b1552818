import type { Loadable } from '@chippage/api/loadable';
import type { ArticleDetail, ArticleLink } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { Skeleton } from '@chippage/ui/Skeleton';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { DrawnBody } from '../../../prose/DrawnBody.tsx';
import { Prose } from '../../../prose/Prose.tsx';
import { BlockButton } from '../../authors/author-card/BlockButton.tsx';
import { ArticleActions, type ArticleActionsProps } from './ArticleActions.tsx';
import { ArticleAside } from './ArticleAside.tsx';
import { FoldedContents } from './ArticleContents.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import * as styles from './ArticlePage.css.ts';
import { articlePageMessages } from './messages.ts';

export interface ArticlePageProps extends Omit<ArticleActionsProps, 'likes' | 'isLiked' | 'block'> {
  article: Loadable<ArticleDetail>;
  onFollowAuthor: (isFollowed: boolean) => void;
  onBlockAuthor: (isBlocked: boolean) => void;
  /** The comments, which stand under `commentsId`. */
  comments?: ReactNode;
  commentsId?: string;
}

const bones = (
  <div className={styles.page}>
    <div className={styles.article}>
      {[60, 30, 95, 90, 97, 80].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </div>
  </div>
);

/** An article, with who wrote it, where its sections are, and what a reader does with it. */
export function ArticlePage({ article, ...props }: ArticlePageProps) {
  const t = useMessages(articlePageMessages);
  return (
    <Loaded value={article} loadingLabel={t('loading')} failedTitle={t('failed')} skeleton={bones}>
      {(detail) => <ReadArticle article={detail} {...props} />}
    </Loaded>
  );
}

function ReadArticle({
  article,
  onFollowAuthor,
  onBlockAuthor,
  comments,
  commentsId,
  ...actions
}: Omit<ArticlePageProps, 'article'> & { article: ArticleDetail }) {
  const { name, isBlocked } = article.authorCard;
  const block = <BlockButton name={name} isBlocked={isBlocked} onChange={onBlockAuthor} />;
  const shownCommentsId = comments === undefined ? undefined : commentsId;
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <ArticleHead article={article} onFollowAuthor={onFollowAuthor} />
        <FoldedContents article={article} commentsId={shownCommentsId} />
        <div className={actions.textSize === 'large' ? `${styles.body} ${styles.large}` : styles.body}>
          {article.body === null ? <Prose blocks={article.blocks} /> : <DrawnBody body={article.body} />}
        </div>
        <Corrections corrections={article.corrections} />
        <Source article={article} />
        <ArticleActions {...actions} likes={article.counters.likes} isLiked={article.isLiked} block={block} />
        <Neighbours previous={article.previous} next={article.next} />
      </article>
      <ArticleAside article={article} commentsId={shownCommentsId} />
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
