import type { ExcelTaskDetail, ExcelTaskField } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { NumberField } from '@chippage/ui/NumberField';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { excelTaskMessages } from '../parts/messages.ts';
import { fieldsOfKind } from '../parts/sheetTemplate.ts';
import * as styles from '../parts/Tasks.css.ts';
import { taskPageMessages } from './messages.ts';

export interface TaskColumnsProps {
  task: Pick<ExcelTaskDetail, 'kind' | 'headRow' | 'columns'>;
  isPending: boolean;
  onMap: (mapping: { headRow: number; columns: (ExcelTaskField | null)[] }) => void;
}

const MOST_HEAD_ROW = 100;

/** What each column of a sheet holds, as it was recognised, to be put right by hand. */
export function TaskColumns({ task: { kind, headRow, columns }, isPending, onMap }: TaskColumnsProps) {
  const t = useMessages(taskPageMessages);
  const words = useMessages(excelTaskMessages);
  const [fields, setFields] = useState<(ExcelTaskField | null)[]>(() => columns.map(({ field }) => field));
  const [head, setHead] = useState(headRow ?? 0);
  const options = [{ id: '', label: t('unusedColumn') }, ...fieldsOfKind(kind).map((field) => ({ id: field, label: words(field) }))];
  const samples = Math.max(0, ...columns.map((column) => column.samples.length));
  const choose = (at: number, next: string) => {
    const field = fieldsOfKind(kind).find((each) => each === next) ?? null;
    // A field is in one column: where it was before it is not any more.
    setFields((was) => was.map((each, place) => (place === at ? field : field !== null && each === field ? null : each)));
  };
  return (
    <div className={styles.stack}>
      <p className={styles.quiet}>{t('columnsLead')}</p>
      <Card padding="none">
        <div className={styles.frame} role="region" tabIndex={0} aria-label={t('columnsPreview')}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column, at) => (
                  // Columns have no other name than their place.
                  <th key={`column ${at}`} scope="col">
                    <NativeSelect label={t('columnOf', { at: at + 1 })} options={options} value={fields[at] ?? ''} onChange={(next) => choose(at, next)} />
                    {column.head !== '' && <span className={styles.head}>{column.head}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: samples }, (_, line) => (
                <tr key={`row ${line}`}>
                  {columns.map((column, at) => (
                    <td key={`cell ${at}`} className={fields[at] === null ? styles.unused : undefined} title={column.samples[line]}>
                      {column.samples[line]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
      <div className={styles.buttons}>
        <NumberField
          label={t('headRow')}
          description={t('headRowHint')}
          value={head}
          onChange={(next) => setHead(Number.isNaN(next) ? 0 : next)}
          minValue={0}
          maxValue={MOST_HEAD_ROW}
        />
        <Button variant="outline" isPending={isPending} onPress={() => onMap({ headRow: head, columns: fields })}>
          {t('mapAgain')}
        </Button>
      </div>
    </div>
  );
}
