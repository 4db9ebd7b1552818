import type { Facet } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Disclosure } from '@chippage/ui/Disclosure';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from './FacetPanel.css.ts';
import { OptionsFacet } from './OptionsFacet.tsx';
import { partResultsMessages } from './messages.ts';
import { chosenRange, chosenValues, countFilters, fixedFacets, type PartQuery } from './partQuery.ts';
import { RangeFacet } from './RangeFacet.tsx';

export interface FacetPanelProps {
  facets: readonly Facet[];
  query: PartQuery;
  /** What the path fixes, e.g. the category of a category page; its facet is not drawn. */
  fixed?: Partial<PartQuery>;
  onQueryChange: (query: PartQuery) => void;
  /** Address of another query: links and the form work without script. */
  getHref: (query: PartQuery) => string;
  onClear: () => void;
}

/** So many groups are open at first; the rest opens on request, or when something in it is chosen. */
const openAtFirst = 5;

/** The counts are right, but a choice that every row has narrows nothing. */
function isUseful(facet: Facet, query: PartQuery): boolean {
  if (chosenValues(query, facet.code).length > 0 || query.filters[facet.code] !== undefined) return true;
  return facet.kind === 'range'
    ? facet.min !== null && facet.min !== facet.max
    : facet.options.length > 1 || (facet.options.length === 1 && facet.unknownCount > 0);
}

/** Filters beside a result: options with counts, ranges with units. Each count holds with the other filters applied. */
export function FacetPanel({ facets, query, fixed = {}, onQueryChange, getHref, onClear }: FacetPanelProps) {
  const t = useMessages(partResultsMessages);
  const fixedCodes = fixedFacets(fixed);
  const shown = facets.filter((facet) => !fixedCodes.has(facet.code) && isUseful(facet, query));
  if (shown.length === 0) return null;
  const [path = '', search = ''] = getHref({ ...query, brandIds: [], packages: [], lifecycles: [], datasheet: null, filters: {}, page: 1, ...fixed }).split(
    '?',
  );
  return (
    <form className={styles.panel} action={path} method="get" aria-label={t('filters')} onSubmit={(event) => event.preventDefault()}>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.head}>
        <h2 className={styles.title}>{t('filters')}</h2>
        {countFilters(query, fixed) > 0 && (
          <Button variant="plain" size="sm" onPress={onClear}>
            {t('clearAll')}
          </Button>
        )}
      </div>
      <div className={styles.groups}>
        {shown.map((facet, at) => {
          const chosen = chosenValues(query, facet.code);
          const range = chosenRange(query, facet.code);
          const isSet = chosen.length > 0 || range.from !== null || range.to !== null;
          return (
            <div key={facet.code} className={styles.group}>
              <Disclosure
                title={facet.name}
                note={chosen.length > 0 ? <span className={styles.chosen}>{chosen.length}</span> : facet.kind === 'range' ? facet.unit : undefined}
                defaultExpanded={at < openAtFirst || isSet}
              >
                {facet.kind === 'range' ? (
                  <RangeFacet facet={facet} query={query} onQueryChange={onQueryChange} />
                ) : (
                  <OptionsFacet facet={facet} query={query} onQueryChange={onQueryChange} getHref={getHref} />
                )}
              </Disclosure>
            </div>
          );
        })}
      </div>
      <noscript>
        <button type="submit" className={styles.apply}>
          {t('applyFilters')}
        </button>
      </noscript>
    </form>
  );
}
