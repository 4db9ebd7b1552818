import type { TextFacetValue } from '@chippage/api/types';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { textHitsMessages } from './messages.ts';
import type { FoundTextHits, TextHitsProps } from './TextHits.tsx';

/** Filters of a search in texts: the categories and brands that it found, each with its documents. */
export function TextFilters({ query, found, onQueryChange }: Pick<TextHitsProps, 'query' | 'onQueryChange'> & { found: FoundTextHits }) {
  const t = useMessages(textHitsMessages);
  const { category, brandId } = query;
  const optionsOf = (all: string, values: readonly TextFacetValue[], chosen: string) => [
    { id: '', label: all },
    // What an address names need not be among what was found.
    ...(chosen === '' || values.some(({ id }) => id === chosen) ? [] : [{ id: chosen, label: t('chosen') }]),
    ...values.map(({ id, name, count }) => ({ id, label: t('option', { name, count: formatNumber(count) }) })),
  ];
  const brand = brandId === null ? '' : String(brandId);
  return (
    <>
      <NativeSelect
        label={t('category')}
        options={optionsOf(t('allCategories'), found.categories, category ?? '')}
        value={category ?? ''}
        onChange={(id) => onQueryChange({ ...query, category: id === '' ? null : id, page: 1 })}
      />
      <NativeSelect
        label={t('brand')}
        options={optionsOf(t('allBrands'), found.brands, brand)}
        value={brand}
        onChange={(id) => onQueryChange({ ...query, brandId: id === '' ? null : Number(id), page: 1 })}
      />
    </>
  );
}
