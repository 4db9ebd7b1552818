import type { Statistics } from '@chippage/api/types';
import { DocumentIcon, FilterIcon, ShieldIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { shellPaths } from '../../../i18n/paths/shellPaths.ts';
import { sitePaths } from '../../../i18n/paths/sitePaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import * as styles from './HomeHero.css.ts';
import { datasheetHomeMessages } from './messages.ts';

export interface HomeHeroProps {
  /** Counts under the title; absent while they are not known. */
  statistics?: Statistics;
  /** The search box, large. */
  search: ReactNode;
  hotWords: readonly string[];
}

/** Head of the datasheet home: the search is the hero, the words that others search stand under it. */
export function HomeHero({ statistics, search, hotWords }: HomeHeroProps) {
  const t = useMessages(datasheetHomeMessages);
  const paths = { ...usePaths(datasheetsPaths), ...usePaths(sitePaths), ...usePaths(shellPaths) };
  return (
    <div className={styles.hero}>
      <div className={styles.main}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className={styles.summary}>
          {statistics && t('summary', { parts: formatNumber(statistics.parts), brands: formatNumber(statistics.brands), categories: statistics.categories })}{' '}
          <Link href={paths.bom()}>{t('bom')}</Link>
        </p>
        {search}
        {hotWords.length > 0 && (
          <div className={styles.hot}>
            <span id="hot-words" className={styles.hotLabel}>
              {t('hotWords')}
            </span>
            <ul className={styles.hotList} aria-labelledby="hot-words">
              {hotWords.map((word) => (
                <li key={word}>
                  <Link tone="quiet" isMono href={paths.partSearch(word)}>
                    {word}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <ul className={styles.reasons}>
        <li className={styles.reason}>
          <FilterIcon />
          <span>
            <strong className={styles.reasonTitle}>{t('whyParams')}</strong>
            {t('whyParamsText')}
          </span>
        </li>
        <li className={styles.reason}>
          <DocumentIcon />
          <span>
            <strong className={styles.reasonTitle}>{t('whyReader')}</strong>
            {t('whyReaderText')}
          </span>
        </li>
        <li className={styles.reason}>
          <ShieldIcon />
          <span>
            <strong className={styles.reasonTitle}>
              <Link tone="quiet" href={paths.dataSources()}>
                {t('whySources')}
              </Link>
            </strong>
            {t('whySourcesText')}
          </span>
        </li>
      </ul>
    </div>
  );
}
