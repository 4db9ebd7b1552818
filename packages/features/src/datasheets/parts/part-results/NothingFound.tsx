import type { Facet, Relaxation } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { shellPaths } from '../../../i18n/paths/shellPaths.ts';
import { partResultsMessages } from './messages.ts';
import type { PartQuery } from './partQuery.ts';
import { Relaxations } from './Relaxations.tsx';

export interface NothingFoundProps {
  query: PartQuery;
  facets: readonly Facet[];
  /** What could be given up, with what it would give. */
  relaxations: readonly Relaxation[];
  getHref: (query: PartQuery) => string;
  /** How many filters are set. */
  filterCount: number;
  /** Takes all filters away. */
  onClear: () => void;
}

/** Stands where no part was found, with the nearest way on: fewer filters, or the categories. */
export function NothingFound({ query, facets, relaxations, getHref, filterCount, onClear }: NothingFoundProps) {
  const t = useMessages(partResultsMessages);
  const paths = usePaths(shellPaths);
  const title = query.keywords === '' ? t('emptyPlain') : t('emptyTitle', { keywords: Array.from(query.keywords).slice(0, 50).join('') });
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
  return (
    <EmptyState title={title} action={action}>
      {relaxations.length > 0 ? (
        <>
          {t('dropOne')}
          <Relaxations label={t('dropOne')} relaxations={relaxations} facets={facets} query={query} getHref={getHref} />
        </>
      ) : filterCount > 0 ? (
        t('emptyFiltered')
      ) : (
        t('emptyHint')
      )}
    </EmptyState>
  );
}
