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
  const textOf = ({ tokens, rest, facets: codes, count: found }: Relaxation) => {
    const count = formatNumber(found);
    if (tokens.length === 0) return t('drop', { name: codes.map(nameOf).join(t('between')), count });
    if (codes.length > 0) return t('keepOnly', { words: rest ?? '', count });
    // Of several words, those that stay are told sooner than those that go.
    return tokens.length === 1 ? t('drop', { name: tokens[0] ?? '', count }) : t('keep', { words: rest ?? '', count });
  };
  return (
    <ul className={styles.relaxations} aria-label={label}>
      {relaxations.map((relaxation) => (
        <li key={`${relaxation.rest} ${relaxation.facets.join(' ')}`}>
          <Link href={getHref(relaxed(query, relaxation))}>{textOf(relaxation)}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The query with the words that are left, and without the facets that are given up, on page 1. */
function relaxed(query: PartQuery, { rest, facets }: Relaxation): PartQuery {
  return facets.reduce(withoutFacet, { ...query, keywords: rest ?? query.keywords, page: 1 });
}

/** Takes a facet's condition away, whichever kind it is. */
function withoutFacet(query: PartQuery, facet: string): PartQuery {
  return withValues(withRange(query, facet, { from: null, to: null }), facet, []);
}
