import type { BomField, BomLine } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { NumberField } from '@chippage/ui/NumberField';
import { ProgressBar } from '@chippage/ui/ProgressBar';
import { TextField } from '@chippage/ui/TextField';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { bomSheetMessages } from '../bom-sheet/messages.ts';
import { bomFields, type ProposedSheet } from '../bom-sheet/proposeColumns.ts';
import { linesOf } from '../bom-sheet/sheetLines.ts';
import * as styles from './BomColumns.css.ts';
import { bomColumnsMessages } from './messages.ts';

/** What is started. */
export interface BomBeginning {
  name: string;
  sets: number;
  lines: BomLine[];
  fields: BomField[];
}

/** Props of `BomColumns`. */
export interface BomColumnsProps {
  /** The name of the file, or of what was pasted. */
  name: string;
  rows: readonly (readonly string[])[];
  proposed: ProposedSheet;
  /** How far matching has come; null before it. */
  progress: { done: number; total: number } | null;
  /** @throws ApiError whose message is shown */
  onStart: (beginning: BomBeginning) => Promise<void>;
  onBack: () => void;
}

/** Rows that show what the columns hold. */
const PREVIEW = 8;
const MOST_SETS = 1_000_000;

/** What each column of a sheet holds, proposed and put right by hand, before its lines are matched. */
export function BomColumns({ name: file, rows, proposed, progress, onStart, onBack }: BomColumnsProps) {
  const t = useMessages(bomColumnsMessages);
  const words = useMessages(bomSheetMessages);
  const [fields, setFields] = useState<BomField[]>(() => proposed.columns.map(({ field }) => field));
  const [name, setName] = useState(() => file.replace(/\.\w{1,5}$/, '').slice(0, 100));
  const [sets, setSets] = useState(1);
  const [wrong, setWrong] = useState<'nameMissing' | 'needsMpn' | 'noLines' | null>(null);
  const action = useAction(t('failed'));
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone with the step before.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const lines = useMemo(() => linesOf(rows, proposed.head, fields, words), [rows, proposed.head, fields, words]);
  const preview = rows.slice(proposed.head + 1, proposed.head + 1 + PREVIEW);
  const choose = (at: number, field: BomField) => {
    setWrong(null);
    // A field is in one column: where it was before it is not any more.
    setFields((was) => was.map((each, place) => (place === at ? field : each === field ? 'none' : each)));
  };
  const start = () => {
    const isReadable = (['mpn', 'value', 'description'] as const).some((field) => fields.includes(field));
    const found = name.trim() === '' ? 'nameMissing' : !isReadable ? 'needsMpn' : lines.length === 0 ? 'noLines' : null;
    setWrong(found);
    if (found === null) void action.run('start', () => onStart({ name: name.trim(), sets, lines, fields }));
  };
  return (
    <PageColumn>
      <PageHead title={t('title')} headingRef={heading} />
      <p className={styles.quiet}>{t('lead', { name: file })}</p>
      <Card padding="none">
        <div className={styles.frame} role="region" tabIndex={0} aria-label={t('preview', { count: preview.length })}>
          <table className={styles.table}>
            <thead>
              <tr>
                {fields.map((field, at) => (
                  // Columns have no other name than their place.
                  <th key={`column ${at}`} scope="col">
                    <NativeSelect
                      label={t('column', { at: at + 1 })}
                      options={[{ id: 'none', label: t('none') }, ...bomFields.map((each) => ({ id: each, label: t(each) }))]}
                      value={field}
                      onChange={(next) => choose(at, next as BomField)}
                    />
                    <Why proposed={proposed} rows={rows} at={at} field={field} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {preview.map((row, line) => (
                <tr key={`row ${line}`}>
                  {fields.map((field, at) => (
                    <td key={`cell ${at}`} className={field === 'none' ? styles.unused : undefined} title={row[at]}>
                      {row[at]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
      {wrong !== null && wrong !== 'nameMissing' && (
        <Alert tone="danger" live="assertive">
          {t(wrong)}
        </Alert>
      )}
      <ActionAlert result={action.failure} />
      <div className={styles.facts}>
        <div className={styles.name}>
          <TextField label={t('name')} value={name} onChange={setName} maxLength={100} error={wrong === 'nameMissing' ? t('nameMissing') : undefined} />
        </div>
        <NumberField
          label={t('sets')}
          unit={t('setsUnit')}
          value={sets}
          onChange={(next) => setSets(Number.isNaN(next) ? 1 : next)}
          minValue={1}
          maxValue={MOST_SETS}
        />
      </div>
      {progress !== null && <Progress {...progress} />}
      <div className={styles.buttons}>
        <Button isPending={action.isPending} pendingLabel={t('starting')} onPress={start}>
          {t('start', { count: formatNumber(lines.length) })}
        </Button>
        <Button variant="outline" isDisabled={action.isPending} onPress={onBack}>
          {t('back')}
        </Button>
      </div>
    </PageColumn>
  );
}

/** Why a column was taken for what it is. */
function Why({ proposed, rows, at, field }: Pick<BomColumnsProps, 'proposed' | 'rows'> & { at: number; field: BomField }) {
  const t = useMessages(bomColumnsMessages);
  const was = proposed.columns[at];
  const head = rows[proposed.head]?.[at] ?? '';
  if (was?.field !== field || was.by === 'nothing') return head === '' ? null : <span className={styles.why}>{head}</span>;
  const words = was.by === 'head' ? t('byHead', { head }) : t(was.by === 'content' ? 'byContent' : 'byKept');
  return <span className={styles.why}>{words}</span>;
}

function Progress({ done, total }: { done: number; total: number }) {
  const t = useMessages(bomColumnsMessages);
  const words = t('progress', { done: formatNumber(done), total: formatNumber(total) });
  return (
    <ProgressBar label={t('starting')} value={total === 0 ? 0 : done / total} valueText={words}>
      {words}
    </ProgressBar>
  );
}
