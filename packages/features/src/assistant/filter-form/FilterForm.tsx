import type { AssistantFilters, AssistantParam } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { Link } from '@chippage/ui/Link';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { lifecycleMessages } from '../../parts/lifecycle-mark/messages.ts';
import { Note } from '../../parts/page-column/PageColumn.tsx';
import * as styles from './FilterForm.css.ts';
import { filterFormMessages } from './messages.ts';
import { inShownUnit, shownUnit } from './shownUnit.ts';

export interface FilterFormProps {
  question: string;
  filters: AssistantFilters;
  /** The reader set them. */
  isChanged: boolean;
  /** The page that the form leads to without script. */
  action: string;
  /** The question as it was read. */
  resetHref: string;
  /** The part search with the same filters. */
  searchHref: string;
  /** Hears the form as an address has it. */
  onApply: (search: URLSearchParams) => void;
}

/** The filters that a question was read as: each can be changed or taken away, also without script. */
export function FilterForm({ question, filters, isChanged, action, resetHref, searchHref, onApply }: FilterFormProps) {
  const t = useMessages(filterFormMessages);
  const tLifecycle = useMessages(lifecycleMessages);
  const { words, category, categoryName, brands, packages, lifecycles, params, inStock } = filters;
  const kept = [
    ...(category === null ? [] : [{ name: 'category', value: category, label: t('category'), text: categoryName ?? category }]),
    ...brands.map(({ id, name }) => ({ name: 'brand', value: `${id}`, label: t('brand'), text: name })),
    ...packages.map((name) => ({ name: 'package', value: name, label: t('package'), text: name })),
    ...lifecycles.map((stage) => ({ name: 'lifecycle', value: stage, label: t('lifecycle'), text: tLifecycle(stage) })),
    ...params.flatMap(({ code, name, values }) => values.map((value) => ({ name: 'filter', value: `${code}:${value}`, label: name, text: value }))),
  ];
  return (
    <Card title={isChanged ? t('changedTitle') : t('title')}>
      <form
        // What was read anew is what the fields begin with.
        key={JSON.stringify(filters)}
        className={styles.form}
        action={action}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onApply(searchOf(event.currentTarget));
        }}
      >
        <Note>{t('hint')}</Note>
        <input type="hidden" name="q" value={question} />
        <input type="hidden" name="changed" value="1" />
        <div className={styles.kept}>
          {kept.map(({ name, value, label, text }) => (
            <CheckboxField key={`${name} ${value}`} name={name} value={value} defaultSelected>
              {`${label}：${text}`}
            </CheckboxField>
          ))}
          <CheckboxField name="stock" value="1" defaultSelected={inStock}>
            {t('stock')}
          </CheckboxField>
        </div>
        <div className={styles.fields}>
          {params
            .filter(({ values }) => values.length === 0)
            .map((param) => (
              <Ends key={param.code} param={param} />
            ))}
          <div className={styles.wide}>
            <TextField label={t('words')} name="words" defaultValue={words} maxLength={200} />
          </div>
        </div>
        <div className={styles.end}>
          <Button type="submit">{t('apply')}</Button>
          {isChanged && <Link href={resetHref}>{t('reset')}</Link>}
          <Link href={searchHref}>{t('search')}</Link>
        </div>
      </form>
    </Card>
  );
}

/** The two ends of a range. */
function Ends({ param: { code, name, low, high, ...param } }: { param: AssistantParam }) {
  const t = useMessages(filterFormMessages);
  const { unit, scale } = shownUnit(param.unit, low, high);
  const ends = [
    { end: 'low' as const, value: low, label: unit === null ? t('low', { name }) : t('lowIn', { name, unit }) },
    { end: 'high' as const, value: high, label: unit === null ? t('high', { name }) : t('highIn', { name, unit }) },
  ];
  return (
    <>
      {scale !== 1 && <input type="hidden" name={`scale.${code}`} value={scale} />}
      {ends.map(({ end, value, label }) => (
        <TextField key={end} label={label} name={`${end}.${code}`} defaultValue={inShownUnit(value, scale)} inputMode="decimal" maxLength={20} isMono />
      ))}
    </>
  );
}

/** A form as its address would have it; files there are none. */
function searchOf(form: HTMLFormElement): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value);
  return search;
}
