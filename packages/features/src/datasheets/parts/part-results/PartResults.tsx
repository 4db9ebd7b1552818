import type { Loadable } from '@chippage/api/loadable';
import type { Facet, ParamColumn, PartRow, Relaxation, Uncollected, Understood } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { late } from '@chippage/ui/late';
import { Skeleton } from '@chippage/ui/Skeleton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FilterButton } from '../../../filters/FilterButton.tsx';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { FacetPanel } from './FacetPanel.tsx';
import { partResultsMessages } from './messages.ts';
import { NearNote } from './NearNote.tsx';
import { NothingFound } from './NothingFound.tsx';
import { countFilters, emptyPartQuery, type PartQuery } from './partQuery.ts';
import { firstRowId } from './partColumns.tsx';
import * as styles from './PartResults.css.ts';
import { ResultsView } from './ResultsView.tsx';
import { UnderstoodChips } from './UnderstoodChips.tsx';

/** A page of a search, as the call answers it. */
export interface PartResultsData {
  data: readonly PartRow[];
  totalRecord: number;
  facets: readonly Facet[];
  understood: readonly Understood[];
  columns: readonly ParamColumn[];
  relaxations: readonly Relaxation[];
  /** What the words name without any part of it; null when there is none. */
  uncollected: Uncollected | null;
}

export interface PartResultsProps {
  results: Loadable<PartResultsData>;
  /** The rows are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  query: PartQuery;
  /** What the address's path says: those facets and chips cannot be taken away. */
  fixed?: Partial<PartQuery>;
  onQueryChange: (query: PartQuery) => void;
  /** Address of a query; links and forms go there without script. */
  getHref: (query: PartQuery) => string;
  /** Searches other words than the path's. */
  onKeywordsChange: (keywords: string) => void;
  /** Codes of the shown columns; null for the default. */
  visibleColumns?: ReadonlySet<string> | null;
  onVisibleColumnsChange?: (codes: ReadonlySet<string>) => void;
  /** Picture of the first page of a hosted datasheet, for the preview. */
  renderFirstPage?: (part: PartRow) => ReactNode;
  /** All rows of the query, at most `limit`, for export. */
  loadRows: (limit: number) => Promise<readonly PartRow[]>;
  onSaveFile: (file: Blob, name: string) => void;
  /** Copies text. */
  onCopyText: (text: string) => Promise<void>;
  /** Says in the corner of the page what was copied or saved. */
  notify: PageActions['notify'];
  /** Downloads hosted datasheets by document number; an empty list means that nothing is selected, which the host says. `onSaved` is called when the files are there. Absent: downloads are not offered. */
  onDownload?: (documentIds: readonly number[], onSaved?: () => void) => Promise<void>;
  /** Keeps the search, to be told what comes. Absent: this site keeps none, or it asks for nothing. */
  onSaveSearch?: () => void;
}

const FilterDialog = late(async () => (await import('../../../filters/FilterDialog.tsx')).FilterDialog);

// In the shape of the result: filters at the left, a bar, rows.
const bones = (
  <div className={styles.columns}>
    <div className={styles.side}>
      <Skeleton shape="block" height="480px" />
    </div>
    <div className={styles.skeletonRows}>
      {Array.from({ length: 12 }, (_, at) => (
        <Skeleton key={at} shape="block" height="20px" />
      ))}
    </div>
  </div>
);

/** A result of the part search: filters, what was understood, the table with its tools, a preview beside it. */
export function PartResults(props: PartResultsProps) {
  const { results, query, isRefreshing = false } = props;
  const t = useMessages(partResultsMessages);
  const announce = useAnnounce();
  const [isFiltering, setIsFiltering] = useState(false);
  const total = results.status === 'ready' ? results.data.totalRecord : null;
  const wasShown = useRef(false);

  // Speaks when a filter, a sort or a page brought something else, not when the page opens.
  useEffect(() => {
    if (isRefreshing || total === null) return undefined;
    if (!wasShown.current) {
      wasShown.current = true;
      return undefined;
    }
    const timer = setTimeout(() => announce(t('count', { count: total })), 600);
    return () => clearTimeout(timer);
  }, [announce, isRefreshing, query, t, total]);

  return (
    <Loaded value={results} loadingLabel={t('searching')} failedTitle={t('failed')} skeleton={bones}>
      {(data) => <Found {...props} data={data} isFiltering={isFiltering} onFilteringChange={setIsFiltering} />}
    </Loaded>
  );
}

interface FoundProps extends PartResultsProps {
  data: PartResultsData;
  isFiltering: boolean;
  onFilteringChange: (isFiltering: boolean) => void;
}

function Found({ data, isFiltering, onFilteringChange, ...props }: FoundProps) {
  const { query, fixed = {}, onQueryChange, getHref, onKeywordsChange, isRefreshing = false } = props;
  const t = useMessages(partResultsMessages);
  const { facets, understood, totalRecord } = data;
  const clear = () => onQueryChange(emptyPartQuery({ keywords: query.keywords, sort: query.sort, pageSize: query.pageSize, ...fixed }));
  const panel = <FacetPanel facets={facets} query={query} fixed={fixed} onQueryChange={onQueryChange} getHref={getHref} onClear={clear} />;
  const filterCount = countFilters(query, fixed);
  const hasFilters = facets.length > 0 || filterCount > 0;
  const filterButton = hasFilters && (
    <FilterButton
      count={filterCount}
      countLabel={t('filtersSet', { count: filterCount })}
      onPress={() => onFilteringChange(true)}
      onIntent={FilterDialog.preload}
    >
      {t('openFilters')}
    </FilterButton>
  );
  const nothing = <NothingFound query={query} fixed={fixed} data={data} getHref={getHref} onClear={clear} onSave={props.onSaveSearch} />;
  // There is nothing to filter either.
  if (totalRecord === 0 && query.keywords === '' && filterCount === 0) {
    return (
      <div id={firstRowId} tabIndex={-1} aria-busy={isRefreshing}>
        {nothing}
      </div>
    );
  }
  return (
    <div className={styles.results} aria-busy={isRefreshing}>
      <UnderstoodChips understood={understood} facets={facets} query={query} fixed={fixed} onQueryChange={onQueryChange} onKeywordsChange={onKeywordsChange} />
      <NearNote data={data} query={query} getHref={getHref} />
      <div className={styles.columns}>
        {hasFilters && <div className={styles.side}>{panel}</div>}
        {data.data.length === 0 ? (
          <div className={styles.empty} id={firstRowId} tabIndex={-1}>
            {filterButton}
            {nothing}
          </div>
        ) : (
          <ResultsView {...props} data={data} filterButton={filterButton} />
        )}
      </div>
      {isFiltering && (
        <FilterDialog
          title={t('filters')}
          closeLabel={t('closeFilters')}
          showLabel={t('showResults', { count: totalRecord })}
          onClose={() => onFilteringChange(false)}
        >
          {panel}
        </FilterDialog>
      )}
    </div>
  );
}
