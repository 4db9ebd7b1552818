import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import * as styles from './TextHits.css.ts';
import { textHitsMessages } from './messages.ts';
import type { TextHitsProps } from './TextHits.tsx';

/** What is said where nothing was asked yet, or nothing found: what can be done about it, as links where it can be. */
export function NoHits({ query, getHref }: Pick<TextHitsProps, 'query' | 'getHref'>) {
  const t = useMessages(textHitsMessages);
  const paths = usePaths(datasheetsPaths);
  const { keywords } = query;
  const hrefOf = (words: string) => getHref({ ...query, keywords: words, page: 1 });
  const icon = <SearchIcon size={32} />;
  if (keywords === '') {
    return (
      <EmptyState icon={icon} title={t('start')}>
        <p>{t('startHint')}</p>
        <ul className={styles.tips} aria-label={t('examples')}>
          {[t('example1'), t('example2'), t('example3')].map((words) => (
            <li key={words}>
              <Link href={hrefOf(words)}>{words}</Link>
            </li>
          ))}
        </ul>
      </EmptyState>
    );
  }
  const unquoted = keywords.replaceAll(/["“”„]/g, ' ').trim();
  const isQuoted = unquoted !== keywords && unquoted !== '';
  const isFiltered = query.category !== null || query.brandId !== null;
  return (
    <EmptyState icon={icon} title={t(isFiltered ? 'nothingFiltered' : 'nothing', { keywords })}>
      <ul className={styles.tips}>
        {isFiltered && (
          <li>
            <Link href={getHref({ keywords, category: null, brandId: null, page: 1 })}>{t('clearFilters')}</Link>
          </li>
        )}
        {isQuoted && (
          <li>
            <Link href={hrefOf(unquoted)}>{t('tipQuotes')}</Link>
          </li>
        )}
        {unquoted.includes(' ') && <li>{t('tipFewer')}</li>}
        {/\p{Script=Han}/u.test(unquoted) && <li>{t('tipLanguage')}</li>}
        {unquoted !== '' && (
          <li>
            <Link href={paths.partSearch(unquoted)}>{t('tipParts', { keywords: unquoted })}</Link>
          </li>
        )}
      </ul>
    </EmptyState>
  );
}
