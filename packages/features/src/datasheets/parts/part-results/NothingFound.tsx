import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { shellPaths } from '../../../i18n/paths/shellPaths.ts';
import { partResultsMessages } from './messages.ts';
import type { PartQuery } from './partQuery.ts';

export interface NothingFoundProps {
  query: PartQuery;
  /** How many filters are set. */
  filterCount: number;
  /** Takes all filters away. */
  onClear: () => void;
}

/** Stands where no part was found, with the nearest way on: fewer filters, or the categories. */
export function NothingFound({ query, filterCount, onClear }: NothingFoundProps) {
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
      {filterCount > 0 ? t('emptyFiltered') : t('emptyHint')}
    </EmptyState>
  );
}
