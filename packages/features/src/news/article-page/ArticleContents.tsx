import type { ArticleDetail } from '@chippage/api/types';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as styles from './ArticlePage.css.ts';
import { articlePageMessages } from './messages.ts';

export interface ContentsProps {
  article: ArticleDetail;
  /** The address within the page where comments begin; absent: there are none. */
  commentsId?: string;
}

type Entry = ArticleDetail['toc'][number];

/** The sections of an article, with what stands below its text. @param commentsId absent: there are no comments */
export function useContents({ toc, corrections }: ArticleDetail, commentsId: string | undefined): Entry[] {
  const t = useMessages(articlePageMessages);
  return [
    ...toc,
    ...(corrections.length > 0 ? [{ id: 'corrections', text: t('corrections'), level: 2 }] : []),
    ...(commentsId === undefined ? [] : [{ id: commentsId, text: t('comments'), level: 2 }]),
  ];
}

export interface ContentsListProps {
  entries: readonly Entry[];
  /** The section that is being read. */
  current?: string;
}

/** Links to the sections of an article. */
export function ContentsList({ entries, current }: ContentsListProps) {
  return (
    <ol className={styles.toc}>
      {entries.map(({ id, text, level }) => (
        <li key={id}>
          <a className={styles.tocLink} href={`#${encodeURIComponent(id)}`} data-level={level} aria-current={id === current ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The contents where there is no room beside the text. */
export function FoldedContents({ article, commentsId }: ContentsProps) {
  const t = useMessages(articlePageMessages);
  const entries = useContents(article, commentsId);
  if (entries.length < 2) return null;
  return (
    <nav className={styles.narrowOnly} aria-label={t('contents')}>
      <details className={styles.fold}>
        <summary className={styles.foldTitle}>{t('contents')}</summary>
        <ContentsList entries={entries} />
      </details>
    </nav>
  );
}
