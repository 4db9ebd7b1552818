import type { SeriesCard } from '@chippage/api/types';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { resourcesPaths } from '../../../i18n/paths/resourcesPaths.ts';
import { LinkCard, LinkCardLink } from '../../../parts/link-card/LinkCard.tsx';
import { resourceWordsMessages } from '../../parts/resource-words/messages.ts';
import { seriesListMessages } from './messages.ts';
import * as styles from './SeriesCards.css.ts';

export interface SeriesCardsProps {
  series: readonly SeriesCard[];
  /** Level of their headings. @default 2 */
  headingLevel?: 2 | 3;
}

/** Columns beside each other, as many as there is room for. */
export function SeriesCards({ series, headingLevel = 2 }: SeriesCardsProps) {
  const t = useMessages(seriesListMessages);
  const words = useMessages(resourceWordsMessages);
  const paths = usePaths(resourcesPaths);
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.list}>
      {series.map(({ id, title, summary, field, author, isSample, articleCount, resourceCount }) => (
        <LinkCard key={id} element="li" look="column">
          <Heading className={styles.title}>
            <LinkCardLink href={paths.series(id)}>{title}</LinkCardLink>
          </Heading>
          <p className={styles.summary}>{summary}</p>
          <div className={styles.foot}>
            <Tag>{words(field)}</Tag>
            {isSample && <Tag>{t('sample')}</Tag>}
            <span>{t('facts', { author: author.name, articles: articleCount, resources: resourceCount })}</span>
          </div>
        </LinkCard>
      ))}
    </ul>
  );
}
