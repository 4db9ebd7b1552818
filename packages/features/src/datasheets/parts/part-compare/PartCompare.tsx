import type { Loadable } from '@chippage/api/loadable';
import type { PartRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ExportIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Table } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { lifecycleMessages } from '../lifecycle-mark/messages.ts';
import { toCsv } from '../../../parts/csv/toCsv.ts';
import { compareColumns, headRow } from './compareColumns.tsx';
import { compareRows } from './compareRows.ts';
import { partCompareMessages } from './messages.ts';
import * as styles from './PartCompare.css.ts';

/** Props of `PartCompare`. */
export interface PartCompareProps {
  parts: Loadable<readonly PartRow[]>;
  /** The parts that the address names. */
  ids: readonly number[];
  /** Shows only the rows in which the parts differ. @default false */
  isDifferent?: boolean;
  /** Saves text as a file. */
  onSaveFile: (file: { name: string; type: string; text: string }) => void;
  /** Says in the corner of the page what was saved. */
  notify: PageActions['notify'];
}

/** Parts side by side; what they differ in is marked. The address holds all of it. */
export function PartCompare(props: PartCompareProps) {
  const t = useMessages(partCompareMessages);
  const paths = usePaths(datasheetsPaths);
  const empty = (
    <EmptyState
      title={t('emptyTitle')}
      action={
        <LinkButton variant="outline" href={paths.partSearch('')}>
          {t('browse')}
        </LinkButton>
      }
    >
      {t('emptyHint')}
    </EmptyState>
  );
  if (props.ids.length === 0) return empty;
  return (
    <Loaded value={props.parts} loadingLabel={t('searching')} failedTitle={t('failed')} lines={12}>
      {(parts) => (parts.length === 0 ? empty : <Compared {...props} shown={parts} />)}
    </Loaded>
  );
}

function Compared({ shown: parts, ids, isDifferent = false, onSaveFile, notify }: PartCompareProps & { shown: readonly PartRow[] }) {
  const t = useMessages(partCompareMessages);
  const paths = usePaths(datasheetsPaths);
  const lifecycle = useMessages(lifecycleMessages);
  const rows = useMemo(
    () =>
      compareRows(parts, {
        brand: t('brand'),
        category: t('category'),
        packageCase: t('packageCase'),
        pins: t('pins'),
        lifecycle: t('lifecycle'),
        lifecycleName: (name) => lifecycle(name),
        price: t('price'),
        priceAt: ({ price, quantity }) => t('priceAt', { price, quantity }),
        stock: t('stock'),
        sellers: t('sellers'),
      }),
    [parts, t, lifecycle],
  );
  const columns = useMemo(() => compareColumns({ parts, isDifferent, paths, t }), [parts, isDifferent, paths, t]);
  const differing = rows.filter((row) => row.isDifferent);
  const shown = isDifferent ? differing : rows;
  const save = () => {
    const text = toCsv({
      head: [t('fact'), ...parts.map(({ mpn }) => mpn)],
      rows: shown.map(({ name, values }) => [name, ...values.map((value) => value?.replace('\u00A0', ' ') ?? (value === null ? '' : t('notApplicable')))]),
    });
    const file = `${t('caption', { count: parts.length })}.csv`;
    onSaveFile({ name: file, type: 'text/csv;charset=utf-8', text });
    notify({ tone: 'success', text: t('exported', { count: parts.length, file }) });
  };
  return (
    <>
      <div className={styles.bar}>
        <span>{t('differenceCount', { count: differing.length, total: rows.length })}</span>
        <Link href={paths.partCompare(ids, !isDifferent)}>{t(isDifferent ? 'allFacts' : 'onlyDifferences')}</Link>
        <span className={styles.tools}>
          <Button variant="outline" size="sm" icon={<ExportIcon size={16} />} onPress={save}>
            {t('exportCsv')}
          </Button>
        </span>
      </div>
      {parts.length < ids.length && <p className={styles.gone}>{t('gone', { count: ids.length - parts.length })}</p>}
      <Card padding="none">
        <Table caption={t('caption', { count: parts.length })} columns={columns} rows={[headRow, ...shown]} getRowKey={({ code }) => code} density="compact" />
      </Card>
    </>
  );
}
