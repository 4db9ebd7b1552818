import type { Loadable } from '@chippage/api/loadable';
import type { PopularAuthor } from '@chippage/api/types';
import { Avatar } from '@chippage/ui/Avatar';
import { UserIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { resourcesPaths } from '../../../i18n/paths/resourcesPaths.ts';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { resourceWordsMessages } from '../../parts/resource-words/messages.ts';
import { SearchedList } from '../../parts/searched-list/SearchedList.tsx';
import { popularAuthorsMessages } from './messages.ts';
import * as styles from './PopularAuthors.css.ts';

export interface PopularAuthorsProps {
  authors: Loadable<ListPage<PopularAuthor>>;
  /** What was searched last; empty: all of them. */
  keywords: string;
  onSearch: (keywords: string) => void;
  /** From 1. */
  page: number;
  getHref: (page: number) => string;
}

/** Authors in the order of how much they are read and fetched, with what of theirs is fetched most. */
export function PopularAuthors({ authors, ...list }: PopularAuthorsProps) {
  const t = useMessages(popularAuthorsMessages);
  const paths = usePaths(resourcesPaths);
  return (
    <SearchedList
      value={authors}
      words={{
        search: t('search'),
        hint: t('hint'),
        found: (count) => t('found', { count }),
        failed: t('failed'),
        empty: t('empty'),
        nothing: (keywords) => t('nothing', { keywords }),
        nothingHint: t('nothingHint'),
        all: t('all'),
      }}
      note={t('rule')}
      icon={<UserIcon size={32} />}
      allHref={paths.popularAuthors()}
      bones={['120px', '120px', '120px']}
      {...list}
    >
      {(rows) => (
        <ol className={styles.list}>
          {rows.map((author) => (
            <Ranked key={author.id} author={author} />
          ))}
        </ol>
      )}
    </SearchedList>
  );
}

function Ranked({ author }: { author: PopularAuthor }) {
  const t = useMessages(popularAuthorsMessages);
  const words = useMessages(resourceWordsMessages);
  const paths = { ...usePaths(newsPaths), ...usePaths(resourcesPaths) };
  const { id, place, name, avatarUrl, field, intro, articleCount, resourceCount, views, downloads, followerCount, best } = author;
  return (
    <li className={styles.author}>
      <span className={styles.place} aria-label={t('place', { place })} role="img">
        {place}
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <Avatar name={name} src={avatarUrl} />
          <h2 className={styles.name}>
            <Link tone="quiet" href={paths.author(id)}>
              {name}
            </Link>
          </h2>
          <span className={styles.note}>{field}</span>
        </div>
        {intro !== '' && <p className={styles.note}>{intro}</p>}
        <p className={styles.note}>{t('works', { articles: formatNumber(articleCount), resources: formatNumber(resourceCount) })}</p>
        <p className={styles.note}>{t('uses', { views: formatNumber(views), downloads: formatNumber(downloads), followers: formatNumber(followerCount) })}</p>
      </div>
      {best.length > 0 && (
        <ul className={styles.best} aria-label={t('best', { name })}>
          {best.map((work) => (
            <li key={work.id} className={styles.work}>
              <Tag>{words(work.kind)}</Tag>
              <Link href={paths.resource(work.id)}>{work.title}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
