import type { PartRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { ExportIcon, PrintIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { toCsv } from '../../../parts/csv/toCsv.ts';
import { fileName } from '../../../parts/file-name/fileName.ts';
import { toXlsx } from '../../../parts/xlsx/toXlsx.ts';
import { compareFile } from './compareFile.ts';
import type { CompareRow } from './compareRow.ts';
import { partCompareMessages } from './messages.ts';
import * as styles from './PartCompare.css.ts';

export interface CompareToolsProps {
  parts: readonly PartRow[];
  /** Those that are shown. */
  rows: readonly CompareRow[];
  onSaveFile: (file: Blob, name: string) => void;
  /** Says in the corner of the page what was saved. */
  notify: PageActions['notify'];
  onPrint: () => void;
}

/** Takes what is shown along: as a file, or on paper. */
export function CompareTools({ parts, rows, onSaveFile, notify, onPrint }: CompareToolsProps) {
  const t = useMessages(partCompareMessages);
  const save = async (kind: 'csv' | 'xlsx') => {
    const table = compareFile(parts, rows, { fact: t('fact'), notApplicable: t('notApplicable'), currency: t('currency'), datasheet: t('datasheet') });
    const name = fileName({ about: parts.map(({ mpn }) => mpn).join('、'), holds: t('caption', { count: parts.length }), ending: kind });
    try {
      const text = () => toCsv({ head: table.head, rows: table.rows.map((row) => row.map(String)) });
      onSaveFile(kind === 'xlsx' ? await toXlsx(table, t('sheet')) : new Blob([text()], { type: 'text/csv;charset=utf-8' }), name);
      notify({ tone: 'success', text: t('exported', { count: parts.length, file: name }) });
    } catch {
      notify({ tone: 'danger', text: t('exportFailed') });
    }
  };
  return (
    <span className={styles.tools}>
      <Button variant="outline" size="sm" icon={<ExportIcon size={16} />} onPress={() => void save('xlsx')}>
        {t('exportXlsx')}
      </Button>
      <Button variant="outline" size="sm" icon={<ExportIcon size={16} />} onPress={() => void save('csv')}>
        {t('exportCsv')}
      </Button>
      <Button variant="plain" size="sm" icon={<PrintIcon size={16} />} onPress={onPrint}>
        {t('print')}
      </Button>
    </span>
  );
}
