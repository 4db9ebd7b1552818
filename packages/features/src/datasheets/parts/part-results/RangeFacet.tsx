import type { Facet } from '@chippage/api/types';
import { RangeField } from '@chippage/ui/RangeField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from './FacetPanel.css.ts';
import { partResultsMessages } from './messages.ts';
import { chosenRange, type PartQuery, withRange } from './partQuery.ts';

export interface RangeFacetProps {
  facet: Facet;
  query: PartQuery;
  onQueryChange: (query: PartQuery) => void;
}

const height = 32;

/** A range with the shape of the result over it; bars inside the chosen range are solid. */
export function RangeFacet({ facet, query, onQueryChange }: RangeFacetProps) {
  const t = useMessages(partResultsMessages);
  const { from, to } = chosenRange(query, facet.code);
  const most = Math.max(1, ...facet.histogram.map((bar) => bar.count));
  const step = 100 / Math.max(1, facet.histogram.length);
  return (
    <div className={styles.range}>
      {facet.histogram.length > 1 && (
        <svg className={styles.histogram} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" role="img" aria-label={t('histogram', { name: facet.name })}>
          {facet.histogram.map((bar, at) => {
            const tall = bar.count === 0 ? 0 : Math.max(2, (bar.count / most) * height);
            const isInside = (from === null || bar.to >= from) && (to === null || bar.from <= to);
            return (
              <rect
                key={bar.from}
                x={at * step + 0.5}
                y={height - tall}
                width={step - 1}
                height={tall}
                className={isInside ? styles.barInside : styles.barOutside}
              />
            );
          })}
        </svg>
      )}
      <RangeField
        label={facet.name}
        fromLabel={t('from', { name: facet.name })}
        toLabel={t('to', { name: facet.name })}
        orderError={t('rangeError')}
        value={{ from, to }}
        onChange={(range) => onQueryChange(withRange(query, facet.code, range))}
        {...(facet.unit !== null && { unit: facet.unit })}
        {...(facet.min !== null && facet.max !== null && { limits: { min: facet.min, max: facet.max } })}
      />
    </div>
  );
}
