import type { Facet, Understood } from '@chippage/api/types';
import { TagGroup, type TagGroupItem } from '@chippage/ui/TagGroup';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { partResultsMessages } from './messages.ts';
import { chosenRange, chosenValues, type PartQuery, unknownValue, withRange, withValues } from './partQuery.ts';
import * as styles from './PartResults.css.ts';

export interface UnderstoodChipsProps {
  understood: readonly Understood[];
  facets: readonly Facet[];
  query: PartQuery;
  /** What the path fixes cannot be taken away here. */
  fixed: Partial<PartQuery>;
  onQueryChange: (query: PartQuery) => void;
  /** Searches other words. */
  onKeywordsChange: (keywords: string) => void;
}

interface Chosen extends TagGroupItem {
  without: PartQuery;
}

function chosenChips(facets: readonly Facet[], query: PartQuery, removeLabel: (text: string) => string, unknown: string): Chosen[] {
  return facets.flatMap((facet): Chosen[] => {
    const chip = (id: string, text: string, without: PartQuery): Chosen => ({
      id: `${facet.code} ${id}`,
      kind: facet.name,
      text,
      tone: 'accent',
      removeLabel: removeLabel(`${facet.name} ${text}`),
      without,
    });
    const { from, to } = chosenRange(query, facet.code);
    if (from !== null || to !== null) {
      const unit = facet.unit === null ? '' : ` ${facet.unit}`;
      const text = from === null ? `≤ ${to}${unit}` : to === null ? `≥ ${from}${unit}` : `${from}–${to}${unit}`;
      return [chip('range', text, withRange(query, facet.code, { from: null, to: null }))];
    }
    const values = chosenValues(query, facet.code);
    return values.map((value) => {
      const label = value === unknownValue ? unknown : (facet.options.find((option) => option.value === value)?.label ?? value);
      return chip(
        value,
        label,
        withValues(
          query,
          facet.code,
          values.filter((other) => other !== value),
        ),
      );
    });
  });
}

/** With its last chip a list goes away; focus goes on to the result. */
const focusResults = (): void => document.querySelector<HTMLElement>('[data-results-heading]')?.focus();

/** What was read from the words (grey) and what was chosen (green); each can be taken away. */
export function UnderstoodChips({ understood, facets, query, fixed, onQueryChange, onKeywordsChange }: UnderstoodChipsProps) {
  const t = useMessages(partResultsMessages);
  const read = understood.map(({ kind, label, text, token }, at): TagGroupItem => ({
    id: `${at} ${token}`,
    kind: label === '' && kind === 'mpn' ? t('mpnKind') : label,
    text,
    removeLabel: t('removeUnderstood', { text: token }),
  }));
  const chosen = chosenChips(
    facets.filter(({ code }) => !(code === 'brand' && fixed.brandIds !== undefined) && !(code === 'category' && fixed.category !== undefined)),
    query,
    (text) => t('removeChosen', { text }),
    t('unknown'),
  );
  if (read.length + chosen.length === 0) return null;
  return (
    <div className={styles.chips}>
      {read.length > 0 && <span className={styles.chipsLabel}>{t('understood')}</span>}
      {read.length > 0 && (
        <TagGroup
          label={t('understood')}
          items={read}
          onRemove={(id) => {
            if (read.length === 1) focusResults();
            onKeywordsChange(understood[Number(id.split(' ')[0])]?.rest ?? '');
          }}
        />
      )}
      {read.length > 0 && chosen.length > 0 && <span className={styles.chipsDivider} />}
      {chosen.length > 0 && (
        <TagGroup
          label={t('chosen')}
          items={chosen}
          onRemove={(id) => {
            const chip = chosen.find((each) => each.id === id);
            if (chosen.length === 1) focusResults();
            if (chip) onQueryChange(chip.without);
          }}
        />
      )}
    </div>
  );
}
