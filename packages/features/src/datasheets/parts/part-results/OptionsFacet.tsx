import type { Facet } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CheckboxField, CheckboxGroup } from '@chippage/ui/CheckboxField';
import { Link } from '@chippage/ui/Link';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { restButton } from '../../../parts/rest-button/restButton.css.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import * as styles from './FacetPanel.css.ts';
import { partResultsMessages } from './messages.ts';
import { chosenValues, type PartQuery, unknownValue, withValues } from './partQuery.ts';

export interface OptionsFacetProps {
  facet: Facet;
  query: PartQuery;
  onQueryChange: (query: PartQuery) => void;
  getHref: (query: PartQuery) => string;
}

const shortList = 6;
/** Facets with a search parameter of their own; parameters share `filter` and carry their code in the value. */
const ownParameters = ['brand', 'package', 'lifecycle', 'datasheet', 'stock'];

/** Options of one facet: links where only one can hold (category), boxes elsewhere. */
export function OptionsFacet({ facet, query, onQueryChange, getHref }: OptionsFacetProps) {
  const t = useMessages(partResultsMessages);
  const [isAll, setIsAll] = useState(false);
  const chosen = chosenValues(query, facet.code);
  const options =
    facet.unknownCount > 0 &&
    !facet.options.some((option) => option.value === unknownValue) &&
    !['category', 'datasheet', 'stock', 'lifecycle', 'brand'].includes(facet.code)
      ? [...facet.options, { value: unknownValue, label: t('unknown'), count: facet.unknownCount }]
      : facet.options;
  // What is chosen never hides behind the button.
  const shown = isAll ? options : options.filter((option, at) => at < shortList || chosen.includes(option.value));
  const more = options.length - shown.length;
  const isOwn = ownParameters.includes(facet.code);
  const toForm = (value: string) => (isOwn ? value : `${facet.code}:${value}`);
  const fromForm = (value: string) => (isOwn ? value : value.slice(facet.code.length + 1));
  return (
    <>
      {facet.code === 'category' ? (
        <ul className={styles.links}>
          {shown.map(({ value, label, count }) => (
            <li key={value} className={styles.link}>
              <Link
                tone={chosen.includes(value) ? 'accent' : 'quiet'}
                href={getHref(withValues(query, 'category', chosen.includes(value) ? [] : [value]))}
                {...(chosen.includes(value) && { 'aria-current': 'true' })}
              >
                {label}
              </Link>
              <span className={styles.count}>{formatNumber(count)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <CheckboxGroup
          label={facet.name}
          isLabelHidden
          name={isOwn ? facet.code : 'filter'}
          value={chosen.map(toForm)}
          onChange={(values) => onQueryChange(withValues(query, facet.code, values.map(fromForm)))}
        >
          {shown.map(({ value, label, count }) => (
            <CheckboxField key={value} size="sm" value={toForm(value)} count={count}>
              {label}
            </CheckboxField>
          ))}
        </CheckboxGroup>
      )}
      {(more > 0 || isAll) && (
        <div className={restButton}>
          <Button variant="plain" size="sm" onPress={() => setIsAll(!isAll)}>
            {isAll ? t('showFewer') : t('showAll', { count: more })}
          </Button>
        </div>
      )}
    </>
  );
}
