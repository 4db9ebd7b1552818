import type { Loadable } from '@chippage/api/loadable';
import type { SeriesDetail, SeriesItem } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { Link } from '@chippage/ui/Link';
import { ListIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { resourcesPaths } from '../../../i18n/paths/resourcesPaths.ts';
import { LinkCard, LinkCardLink } from '../../../parts/link-card/LinkCard.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { resourceWordsMessages } from '../../parts/resource-words/messages.ts';
import { seriesPageMessages } from './messages.ts';
import * as styles from './SeriesPage.css.ts';

export interface SeriesPageProps {
  series: Loadable<SeriesDetail>;
}

/** A column: articles and resources in the order to read them. */
export function SeriesPage({ series }: SeriesPageProps) {
  const t = useMessages(seriesPageMessages);
  return (
    <Loaded value={series} failedTitle={t('failed')} bones={['96px', '120px', '120px']}>
      {(detail) => <Shown series={detail} />}
    </Loaded>
  );
}

function Shown({ series: { title, summary, field, author, isSample, items } }: { series: SeriesDetail }) {
  const t = useMessages(seriesPageMessages);
  const words = useMessages(resourceWordsMessages);
  const paths = usePaths(newsPaths);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.foot}>
          <Tag>{words(field)}</Tag>
          {isSample && <Tag>{words('sample')}</Tag>}
          {author.id === null ? <span>{author.name}</span> : <Link href={paths.author(author.id)}>{author.name}</Link>}
        </p>
      </header>
      {items.length === 0 ? (
        <EmptyState icon={<ListIcon size={32} />} title={t('empty')} />
      ) : (
        <ol className={styles.steps} aria-label={t('steps')}>
          {items.map((item) => (
            <Step key={item.no} item={item} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Step({ item: { no, article, resource } }: { item: SeriesItem }) {
  const t = useMessages(seriesPageMessages);
  const words = useMessages(resourceWordsMessages);
  const paths = { ...usePaths(newsPaths), ...usePaths(resourcesPaths) };
  const href = article ? paths.article(article.id) : resource ? paths.resource(resource.id) : null;
  const { title, summary } = article ?? resource ?? { title: '', summary: '' };
  if (href === null) return null;
  return (
    <LinkCard element="li" look="column">
      <p className={styles.foot}>
        <span>{t('step', { no })}</span>
        <Tag>{resource ? words(resource.kind) : t('article')}</Tag>
      </p>
      <h2 className={styles.name}>
        <LinkCardLink href={href}>{title}</LinkCardLink>
      </h2>
      <p className={styles.words}>{summary}</p>
    </LinkCard>
  );
}
