import type { Facet, Relaxation } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { partResultsMessages } from './messages.ts';
import * as styles from './PartResults.css.ts';
import { type PartQuery, withRange, withValues } from './partQuery.ts';

export interface RelaxationsProps {
  /** Names the list. */
  label: string;
  relaxations: readonly Relaxation[];
  facets: readonly Facet[];
  query: PartQuery;
  getHref: (query: PartQuery) => string;
}

/** Conditions that could be given up, each with the parts that this would give. */
export function Relaxations({ label, relaxations, facets, query, getHref }: RelaxationsProps) {
  const t = useMessages(partResultsMessages);
  const nameOf = (code: string) => facets.find((facet) => facet.code === code)?.name ?? code;
  return (
    <ul className={styles.relaxations} aria-label={label}>
      {relaxations.map(({ token, rest, facet, count }) => {
        const name = token ?? nameOf(facet ?? '');
        const next = facet === null ? { ...query, keywords: rest ?? '', page: 1 } : withoutFacet(query, facet);
        return (
          <li key={`${token} ${facet}`}>
            <Link href={getHref(next)}>{t('drop', { name, count: formatNumber(count) })}</Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Takes a facet's condition away, whichever kind it is. */
function withoutFacet(query: PartQuery, facet: string): PartQuery {
  return withValues(withRange(query, facet, { from: null, to: null }), facet, []);
}
