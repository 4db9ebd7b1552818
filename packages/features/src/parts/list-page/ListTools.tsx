import { NativeSelect, type NativeSelectProps } from '@chippage/ui/NativeSelect';
import { KeywordsField } from '../keywords-field/KeywordsField.tsx';

interface ListQuery {
  keywords: string;
  /** From 1. */
  page: number;
}

export interface ListFilter<Field> extends Pick<NativeSelectProps, 'label' | 'options'> {
  /** What of the query it sets, by the ids of its options. */
  field: Field;
}

export interface ListToolsProps<Query extends ListQuery> {
  query: Query;
  /** Hears the query from its first page on. */
  onQueryChange: (query: Query) => void;
  /** Name of the search field, and what can be looked for. */
  label: string;
  hint: string;
  filters: readonly ListFilter<Exclude<keyof Query & string, keyof ListQuery>>[];
}

/** The tools of a list: words to search for, and filters. Another choice begins at the first page. */
export function ListTools<Query extends ListQuery>({ query, onQueryChange, label, hint, filters }: ListToolsProps<Query>) {
  return (
    <>
      <KeywordsField label={label} hint={hint} searched={query.keywords} onSearch={(keywords) => onQueryChange({ ...query, keywords, page: 1 })} />
      {filters.map(({ field, ...choice }) => (
        <NativeSelect key={field} {...choice} value={String(query[field])} onChange={(id) => onQueryChange({ ...query, [field]: id, page: 1 })} />
      ))}
    </>
  );
}
