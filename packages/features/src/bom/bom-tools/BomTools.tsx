import { Button } from '@chippage/ui/Button';
import { CartIcon, ExportIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import type { PageActions } from '../../parts/action/pageActions.ts';
import { toCsv } from '../../parts/csv/toCsv.ts';
import { fileName } from '../../parts/file-name/fileName.ts';
import { lifecycleMessages } from '../../parts/lifecycle-mark/messages.ts';
import { toXlsx } from '../../parts/xlsx/toXlsx.ts';
import type { BomCart } from '../add-bom/AddBom.tsx';
import { lineState } from '../bom-lines/bomLine.ts';
import { bomFile } from '../bom-file/bomFile.ts';
import { bomRows } from '../bom-page/bomRows.ts';
import type { BomOffers, BomWork } from '../bom-page/bomWork.ts';
import { wantedOf } from '../bom-page/cartOfBom.ts';
import { bomFileMessages } from '../bom-file/messages.ts';
import { bomPageMessages } from '../bom-page/messages.ts';

const AddBom = late(async () => (await import('../add-bom/AddBom.tsx')).AddBom);

/** Props of `BomTools`. */
export interface BomToolsProps {
  work: BomWork;
  offers: BomOffers;
  /** Absent: there is no cart here. */
  cart?: BomCart;
  onSaveFile: (file: Blob, name: string) => void;
  notify: PageActions['notify'];
}

/** What is done with a whole bill of materials: into the cart, or into a file. */
export function BomTools({ work, offers, cart, onSaveFile, notify }: BomToolsProps) {
  const t = useMessages(bomPageMessages);
  const words = { t: useMessages(bomFileMessages), page: t, lifecycle: useMessages(lifecycleMessages) };
  const [isAdding, setAdding] = useState(false);
  const rows = bomRows(work, offers.byLine);
  const save = async (kind: 'csv' | 'xlsx') => {
    const table = bomFile(rows, words);
    const name = fileName({ about: work.name, ending: kind });
    try {
      const file =
        kind === 'xlsx'
          ? await toXlsx(table, 'BOM')
          : new Blob([toCsv({ head: table.head, rows: table.rows.map((row) => row.map(String)) })], { type: 'text/csv;charset=utf-8' });
      onSaveFile(file, name);
      notify({ tone: 'success', text: t('exported', { count: formatNumber(rows.length), file: name }) });
    } catch {
      notify({ tone: 'danger', text: t('exportFailed') });
    }
  };
  const openLines = rows.filter(({ line, need }) => lineState(line) === 'open' || (lineState(line) !== 'skipped' && need === null)).length;
  return (
    <>
      {cart && (
        <Button icon={<CartIcon size={16} />} size="sm" onHoverStart={AddBom.preload} onFocus={AddBom.preload} onPress={() => setAdding(true)}>
          {t('addCart')}
        </Button>
      )}
      <Button variant="outline" size="sm" icon={<ExportIcon size={16} />} onPress={() => void save('xlsx')}>
        {t('exportXlsx')}
      </Button>
      <Button variant="outline" size="sm" icon={<ExportIcon size={16} />} onPress={() => void save('csv')}>
        {t('exportCsv')}
      </Button>
      {cart && isAdding && <AddBom {...cart} wanted={wantedOf(rows)} openLines={openLines} onClose={() => setAdding(false)} />}
    </>
  );
}
