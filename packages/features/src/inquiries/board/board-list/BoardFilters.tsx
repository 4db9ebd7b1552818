import { NativeSelect } from '@chippage/ui/NativeSelect';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { boardTermsMessages } from '../../parts/terms/messages.ts';
import { boardChoices, type BoardQuery } from './boardQuery.ts';
import { boardListMessages } from './messages.ts';

const filters = ['place', 'taxMode', 'currency', 'supplyKind', 'grade', 'fresh', 'certified'] as const;

interface FiltersProps {
  query: BoardQuery;
  /** Hears what of the query is to be another. */
  onChange: (change: Partial<BoardQuery>) => void;
}

interface BoardSelectProps extends FiltersProps {
  field: (typeof filters)[number] | 'match' | 'sort';
}

/** One choice of the board. */
export function BoardSelect({ field, query, onChange }: BoardSelectProps) {
  const t = useMessages(boardListMessages);
  const terms = useMessages(boardTermsMessages);
  const options = boardChoices[field].map((id) => {
    if (id === 'all') return { id, label: t(`all${field}` as 'allplace') };
    const label = field === 'place' || field === 'taxMode' || field === 'currency' || field === 'supplyKind' ? terms(id as 'SZ') : t(id as 'a');
    return { id, label };
  });
  return (
    <NativeSelect
      label={t(field)}
      {...(field !== 'match' && { name: field })}
      options={options}
      value={query[field]}
      onChange={(id) => onChange({ [field]: id })}
    />
  );
}

/** How numbers are compared, and whose they are. */
export function MatchAndBrand({ query, onChange }: FiltersProps) {
  const t = useMessages(boardListMessages);
  return (
    <>
      <BoardSelect field="match" query={query} onChange={onChange} />
      <KeywordsField label={t('brand')} hint={t('brandHint')} searched={query.brand} onSearch={(brand) => onChange({ brand })} />
    </>
  );
}

/** What of the board is left out. */
export function FilterSelects(props: FiltersProps) {
  return filters.map((field) => <BoardSelect key={field} field={field} {...props} />);
}
