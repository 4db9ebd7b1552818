import type { ArticleDetail } from '@chippage/api/types';
import { type Anchor, AnchorList } from '@chippage/ui/AnchorList';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from './ArticlePage.css.ts';
import { articlePageMessages } from './messages.ts';

export interface ContentsProps {
  article: ArticleDetail;
  /** The address within the page where comments begin; absent: there are none. */
  commentsId?: string;
}

/** The sections of an article, with what stands below its text. @param commentsId absent: there are no comments */
export function useContents({ toc, corrections }: ArticleDetail, commentsId: string | undefined): Anchor[] {
  const t = useMessages(articlePageMessages);
  return [
    ...toc.map(({ id, text, level }): Anchor => ({ id, text, level: level > 2 ? 2 : 1 })),
    ...(corrections.length > 0 ? [{ id: 'corrections', text: t('corrections') }] : []),
    ...(commentsId === undefined ? [] : [{ id: commentsId, text: t('comments') }]),
  ];
}

/** The contents where there is no room beside the text. */
export function FoldedContents({ article, commentsId }: ContentsProps) {
  const t = useMessages(articlePageMessages);
  const anchors = useContents(article, commentsId);
  if (anchors.length < 2) return null;
  return (
    <details className={`${styles.narrowOnly} ${styles.fold}`}>
      <summary className={styles.foldTitle}>{t('contents')}</summary>
      <AnchorList label={t('contents')} anchors={anchors} />
    </details>
  );
}
