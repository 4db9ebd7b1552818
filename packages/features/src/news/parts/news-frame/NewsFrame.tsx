import type { ArticleLink, Author, NewsHotWord } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { RankedArticles } from '../../articles/article-list/RankedArticles.tsx';
import { AuthorCard } from '../../authors/author-card/AuthorCard.tsx';
import { WordLinks } from '../word-links/WordLinks.tsx';
import { newsFrameMessages } from './messages.ts';
import * as styles from './NewsFrame.css.ts';

export interface NewsFrameProps {
  title: string;
  description?: string;
  /** Beside the title, e.g. a button that follows. */
  action?: ReactNode;
  /** See `ChannelNav`. */
  channels?: ReactNode;
  /** What readers search for. */
  hotWords?: readonly NewsHotWord[];
  /** The hottest articles. */
  hottest?: readonly ArticleLink[];
  authors?: readonly Author[];
  children: ReactNode;
}

/** The page around a list of articles: channels above, what is hot beside it. */
export function NewsFrame({ title, description, action, channels, hotWords = [], hottest = [], authors = [], children }: NewsFrameProps) {
  const t = useMessages(newsFrameMessages);
  const paths = usePaths(newsPaths);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {description !== undefined && description !== '' && <p className={styles.description}>{description}</p>}
        {action !== undefined && <div className={styles.actions}>{action}</div>}
      </div>
      {channels}
      <div className={styles.columns}>
        {children}
        <aside className={styles.aside} aria-label={t('beside')}>
          {hottest.length > 0 && (
            <Card title={t('hottest')}>
              <RankedArticles articles={hottest} />
            </Card>
          )}
          {hotWords.length > 0 && (
            <Card title={t('hotWords')}>
              <WordLinks links={hotWords.map(({ word }) => ({ word, href: paths.newsSearch(word) }))} />
            </Card>
          )}
          {authors.length > 0 && (
            <Card title={t('authors')}>
              <ul className={styles.people}>
                {authors.map((author) => (
                  <li key={author.id}>
                    <AuthorCard author={author} />
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </aside>
      </div>
    </div>
  );
}
