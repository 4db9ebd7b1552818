import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { RadioChip, RadioGroup } from '@chippage/ui/RadioGroup';
import { Tag } from '@chippage/ui/Tag';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import { Row, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { packingMessages } from '../../../parts/packing/messages.ts';
import { changeText } from './changeText.ts';
import * as styles from './GoodsImport.css.ts';
import { countRows, type ImportedRow } from './importState.ts';
import { goodsImportMessages } from './messages.ts';
import { useFaultText } from './useFaultText.ts';

const kinds = ['all', 'refused', 'created', 'changed', 'same'] as const;
const PORTION = 100;
const tones = { created: 'ok', changed: 'accent', same: 'neutral', refused: 'danger' } as const;

/** What each row of a list would do, or did; first those with a fault, if there are any. */
export function ImportedRows({ rows }: { rows: readonly ImportedRow[] }) {
  const t = useMessages(goodsImportMessages);
  const packing = useMessages(packingMessages);
  const faultText = useFaultText();
  const counts = countRows(rows);
  const [kind, setKind] = useState<(typeof kinds)[number]>(counts.refused > 0 ? 'refused' : 'all');
  const [most, setMost] = useState(PORTION);
  const shown = kind === 'all' ? rows : rows.filter(({ outcome }) => outcome === kind);
  return (
    <>
      <RadioGroup
        look="chips"
        label={t('kinds')}
        value={kind}
        onChange={(chosen) => {
          setKind(kinds.find((each) => each === chosen) ?? 'all');
          setMost(PORTION);
        }}
      >
        {kinds.map((each) => (
          <RadioChip key={each} value={each}>
            {`${t(each)} ${formatNumber(each === 'all' ? rows.length : counts[each])}`}
          </RadioChip>
        ))}
      </RadioGroup>
      <Card padding="none">
        <MoreRows
          value={{
            status: 'ready',
            data: { rows: shown.slice(0, most), total: shown.length, hasMore: shown.length > most, isLoadingMore: false, moreError: null },
          }}
          label={t('results')}
          empty={<EmptyState size="sm" title={t('none')} />}
          onLoadMore={() => setMost(most + PORTION)}
        >
          {(row) => (
            <Row key={row.row}>
              <RowWords>
                <RowTitle>
                  <Tag tone={tones[row.outcome]}>{t(row.outcome)}</Tag> {row.mpn || t('noMpn')}
                  <span className={styles.quiet}>
                    {row.brandName} {t('rowNo', { row: row.row })}
                  </span>
                </RowTitle>
                {row.fault !== null && <p className={styles.fault}>{faultText(row.fault)}</p>}
                {row.changes.length > 0 && <p className={styles.change}>{row.changes.map((each) => changeText(each, t, packing)).join('；')}</p>}
              </RowWords>
            </Row>
          )}
        </MoreRows>
      </Card>
    </>
  );
}
