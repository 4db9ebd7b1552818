import type { ArticleCard } from '@chippage/api/types';
import { PlainLink } from '@chippage/ui/PlainLink';
import { usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import * as styles from './HomeArticles.css.ts';

/** The newest articles, in words alone: a card each, and the card is the link. */
export function HomeArticles({ articles }: { articles: readonly ArticleCard[] }) {
  const paths = usePaths(newsPaths);
  return (
    <ul className={styles.list}>
      {articles.map(({ id, channel, title, summary, author, publishTime }) => (
        <li key={id} className={styles.card}>
          <span className={styles.small}>{channel.name}</span>
          <h3 className={styles.title}>
            <PlainLink className={styles.link} href={paths.article(id)}>
              {title}
            </PlainLink>
          </h3>
          <p className={styles.summary}>{summary}</p>
          <p className={styles.foot}>
            <span>{author.name}</span>
            {publishTime !== null && <FriendlyTime dateTime={publishTime} />}
          </p>
        </li>
      ))}
    </ul>
  );
}
