import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { shellPaths } from '../../../i18n/paths/shellPaths.ts';
import { partResultsMessages } from './messages.ts';
import { countFilters, fixedFacets, type PartQuery } from './partQuery.ts';
import type { PartResultsData } from './PartResults.tsx';
import * as styles from './PartResults.css.ts';
import { Relaxations } from './Relaxations.tsx';
import { UncollectedLinks } from './UncollectedLinks.tsx';

export interface NothingFoundProps {
  query: PartQuery;
  /** What the address's path says: that cannot be given up here. */
  fixed: Partial<PartQuery>;
  data: PartResultsData;
  getHref: (query: PartQuery) => string;
  /** Takes all filters away. */
  onClear: () => void;
  /** Keeps the search, to be told when there is something. */
  onSave: (() => void) | undefined;
}

/** Stands where no part was found, with the nearest way on: fewer filters, or the categories. */
export function NothingFound({ query, fixed, data: { facets, relaxations: all, uncollected }, getHref, onClear, onSave }: NothingFoundProps) {
  const t = useMessages(partResultsMessages);
  const paths = usePaths(shellPaths);
  const filterCount = countFilters(query, fixed);
  const given = fixedFacets(fixed);
  const relaxations = all.filter(({ facets: codes }) => !codes.some((code) => given.has(code)));
  const isEmptyPlace = query.keywords === '' && filterCount === 0;
  const dropLabel = t(relaxations.every(({ tokens, facets: codes }) => tokens.length + codes.length === 1) ? 'dropOne' : 'dropSome');
  const title = uncollected
    ? t('uncollected', { name: uncollected.name })
    : isEmptyPlace
      ? t('emptyPlace')
      : query.keywords === ''
        ? t('emptyPlain')
        : t('emptyTitle', { keywords: Array.from(query.keywords).slice(0, 50).join('') });
  const action =
    filterCount > 0 ? (
      <Button variant="outline" onPress={onClear}>
        {t('clearFilters')}
      </Button>
    ) : (
      <LinkButton variant="outline" href={paths.home()}>
        {t('browse')}
      </LinkButton>
    );
  const ways = onSave ? (
    <div className={styles.ways}>
      {action}
      <Button variant="outline" onPress={onSave}>
        {t('saveSearch')}
      </Button>
    </div>
  ) : (
    action
  );
  return (
    <EmptyState icon={<SearchIcon size={32} />} title={title} action={ways}>
      {uncollected && <UncollectedLinks uncollected={uncollected} />}
      {relaxations.length > 0 ? (
        <>
          {dropLabel}
          <Relaxations label={dropLabel} relaxations={relaxations} facets={facets} query={query} getHref={getHref} />
        </>
      ) : filterCount > 0 ? (
        t('emptyFiltered')
      ) : uncollected ? null : (
        t(isEmptyPlace ? 'emptyPlaceHint' : 'emptyHint')
      )}
    </EmptyState>
  );
}
