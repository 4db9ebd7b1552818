import type { ArticleCard } from '@chippage/api/types';
import { usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { LinkCard, LinkCardLink } from '../../../parts/link-card/LinkCard.tsx';
import * as styles from './HomeArticles.css.ts';

/** The newest articles, in words alone: a card each, and the card is the link. */
export function HomeArticles({ articles }: { articles: readonly ArticleCard[] }) {
  const paths = usePaths(newsPaths);
  return (
    <ul className={styles.list}>
      {articles.map(({ id, channel, title, summary, author, publishTime }) => (
        <LinkCard key={id} element="li" look="column">
          <span className={styles.small}>{channel.name}</span>
          <h3 className={styles.title}>
            <LinkCardLink href={paths.article(id)}>{title}</LinkCardLink>
          </h3>
          <p className={styles.summary}>{summary}</p>
          <p className={styles.foot}>
            <span>{author.name}</span>
            {publishTime !== null && <FriendlyTime dateTime={publishTime} />}
          </p>
        </LinkCard>
      ))}
    </ul>
  );
}
