import type { ArticlePreview as Preview } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { DrawnBody } from '../../../prose/DrawnBody.tsx';
import * as styles from './ArticlePreview.css.ts';
import { articlePreviewMessages } from './messages.ts';

/** Props of `PreviewedArticle`. */
export interface PreviewedArticleProps {
  article: Preview;
  /** 1: it is the page. */
  headingLevel: 1 | 3;
}

/** An article as readers will see it, with what is said beside it. */
export function PreviewedArticle({ article, headingLevel }: PreviewedArticleProps) {
  const t = useMessages(articlePreviewMessages);
  const { title, summary, coverUrl, channels, authorName, ai, source, sourceUrl, licence, body, readingMinutes } = article;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.page}>
      <Heading className={styles.title} tabIndex={-1}>
        {title === '' ? t('untitled') : title}
      </Heading>
      <div className={styles.row}>
        {channels.map((channel) => (
          <span key={channel.id}>{channel.name}</span>
        ))}
        <span>{authorName ?? t('noAuthor')}</span>
        <span>{t('minutes', { count: readingMinutes })}</span>
        {ai !== 'none' && <Tag>{t(ai === 'part' ? 'aiPart' : 'aiWhole')}</Tag>}
      </div>
      {summary !== '' && <p className={styles.summary}>{summary}</p>}
      {coverUrl !== null && <img className={styles.cover} src={coverUrl} alt="" />}
      {body.length === 0 ? <p>{t('empty')}</p> : <DrawnBody body={body} />}
      {(source !== '' || sourceUrl !== null) && (
        <p className={styles.row}>
          {source !== '' && <span>{t('source', { source })}</span>}
          {sourceUrl !== null && (
            <Link href={sourceUrl} newWindowLabel={t('newWindow')}>
              {t('original')}
            </Link>
          )}
          {licence !== null && <span>{t('licence', { licence })}</span>}
        </p>
      )}
    </article>
  );
}
