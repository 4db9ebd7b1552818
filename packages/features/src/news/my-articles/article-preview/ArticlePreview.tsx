import type { Loadable } from '@chippage/api/loadable';
import type { ArticlePreview as Preview } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { DrawnBody } from '../../../prose/DrawnBody.tsx';
import * as styles from './ArticlePreview.css.ts';
import { articlePreviewMessages } from './messages.ts';

/** Props of `ArticlePreview`. */
export interface ArticlePreviewProps {
  preview: Loadable<Preview>;
}

/** An own article as readers will see it. */
export function ArticlePreview({ preview }: ArticlePreviewProps) {
  const t = useMessages(articlePreviewMessages);
  return (
    <Loaded value={preview} loadingLabel={t('loading')} failedTitle={t('failed')} bones={['2rem', '20rem']}>
      {(article) => <Shown article={article} />}
    </Loaded>
  );
}

function Shown({ article }: { article: Preview }) {
  const t = useMessages(articlePreviewMessages);
  const paths = usePaths(newsPaths);
  const { id, title, summary, coverUrl, channels, authorName, ai, source, sourceUrl, licence, body, readingMinutes } = article;
  return (
    <article className={styles.page}>
      <Alert
        tone="info"
        action={
          <LinkButton size="sm" variant="outline" href={paths.editArticle(id)}>
            {t('edit')}
          </LinkButton>
        }
      >
        {t('note')}
      </Alert>
      <h1 className={styles.title} tabIndex={-1}>
        {title === '' ? t('untitled') : title}
      </h1>
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
      <p>
        <Link href={paths.ownArticles()}>{t('back')}</Link>
      </p>
    </article>
  );
}
