import type { Loadable } from '@chippage/api/loadable';
import type { ArticleCard as Article, ArticleHit } from '@chippage/api/types';
import { Pagination } from '@chippage/ui/Pagination';
import { Skeleton } from '@chippage/ui/Skeleton';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { ArticleCard } from '../article-card/ArticleCard.tsx';
import { Marked } from '../../../parts/marked/Marked.tsx';
import * as styles from './ArticleList.css.ts';
import { articleListMessages } from './messages.ts';

export interface ArticleListProps {
  /** A page of articles; hits of a search carry where they were found. */
  articles: Loadable<{ data: readonly (Article | ArticleHit)[]; totalRecord: number }>;
  /** From 1. */
  pageIndex: number;
  pageSize: number;
  getPageHref: (page: number) => string;
  /** Stands where there is no article. */
  empty: ReactNode;
  /** Two columns from 1100 px. @default false */
  isWide?: boolean;
  /** Level of the cards' headings. @default 2 */
  headingLevel?: 2 | 3;
}

/** A page of articles, with the links to the other pages. */
export function ArticleList({ articles, pageIndex, pageSize, getPageHref, empty, isWide = false, headingLevel = 2 }: ArticleListProps) {
  const t = useMessages(articleListMessages);
  const listClass = isWide ? `${styles.list} ${styles.twoColumns}` : styles.list;
  const bones = (
    <div className={listClass}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} shape="block" height="128px" />
      ))}
    </div>
  );
  return (
    <Loaded value={articles} loadingLabel={t('loading')} failedTitle={t('failed')} skeleton={bones}>
      {({ data, totalRecord }) =>
        data.length === 0 ? (
          empty
        ) : (
          <div className={styles.frame}>
            <ul className={listClass}>
              {data.map((article) => (
                <li key={article.id}>{'titleMarks' in article ? <Hit hit={article} /> : <ArticleCard article={article} headingLevel={headingLevel} />}</li>
              ))}
            </ul>
            <Pagination
              pageIndex={pageIndex}
              pageCount={Math.ceil(totalRecord / pageSize)}
              getHref={getPageHref}
              labels={{ label: t('pages'), previous: t('previous'), next: t('next'), page: (page) => t('page', { page }) }}
            />
          </div>
        )
      }
    </Loaded>
  );
}

function Hit({ hit }: { hit: ArticleHit }) {
  const { summary, summaryMarks, excerpt, excerptMarks, titleMarks } = hit;
  return (
    <ArticleCard
      article={hit}
      headingLevel={2}
      titleMarks={titleMarks}
      excerpt={excerpt === null ? <Marked text={summary} ranges={summaryMarks} /> : <Marked text={excerpt} ranges={excerptMarks} />}
    />
  );
}
