import type { BomLine, BomMatch, BomPart, BomWish } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { late } from '@chippage/ui/late';
import { NumberField } from '@chippage/ui/NumberField';
import { Table } from '@chippage/ui/Table';
import { TextField } from '@chippage/ui/TextField';
import { type ReactNode, useMemo, useState } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { datasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import { KindChips } from '../../parts/kind-chips/KindChips.tsx';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { type BomLineState, lineState, withChoice } from '../bom-lines/bomLine.ts';
import { bomColumns } from './bomColumns.tsx';
import * as styles from './BomPage.css.ts';
import { BomSums } from './BomSums.tsx';
import { bomRows } from './bomRows.ts';
import type { BomOffers, BomWork } from './bomWork.ts';
import { bomPageMessages } from './messages.ts';

const BomRisk = late(async () => (await import('../bom-risk/BomRisk.tsx')).BomRisk);
const ChoosePart = late(async () => (await import('../choose-part/ChoosePart.tsx')).ChoosePart);

/** Props of `BomPage`. */
export interface BomPageProps {
  work: BomWork;
  offers: BomOffers;
  /** Takes over what was changed; absent: the list is only read. */
  onChange?: (change: Partial<Pick<BomWork, 'name' | 'sets' | 'lines'>>, part?: BomPart) => void;
  /** Looks for parts. @throws ApiError */
  onFind: (wish: BomWish) => Promise<BomMatch>;
  /** Prints the page. */
  onPrint: () => void;
  /** What can be done with the whole of it. */
  tools: ReactNode;
  /** What stands over the lines, such as that this is an older version. */
  notice?: ReactNode;
}

const MOST_SETS = 1_000_000;
const states = ['open', 'check', 'settled', 'skipped'] as const satisfies BomLineState[];

/** A bill of materials: its lines with their parts, prices at its quantities and stock, what has to be looked at, and totals by currency. */
export function BomPage({ work, offers, onChange, onFind, onPrint, tools, notice }: BomPageProps) {
  const t = useMessages(bomPageMessages);
  const paths = usePaths(datasheetsPaths);
  const [shown, setShown] = useState<BomLineState | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [side, setSide] = useState<'risk' | null>(null);
  const { name, sets, lines, parts } = work;
  const rows = useMemo(() => bomRows({ lines, parts, sets }, offers.byLine), [lines, parts, sets, offers.byLine]);
  const counts = useMemo(() => Object.groupBy(rows, ({ line }) => lineState(line)), [rows]);
  const canChange = onChange !== undefined;
  const columns = useMemo(() => bomColumns({ t, paths, onChoose: canChange ? setChosen : undefined }), [t, paths, canChange]);
  const visible = shown === null ? rows : (counts[shown] ?? []);
  const isLeft = (line: BomLine) => ['open', 'check'].includes(lineState(line));
  const nextOf = (at: number) => [...rows.slice(at + 1), ...rows.slice(0, at)].find(({ line }) => isLeft(line))?.at;
  const put = (at: number, line: BomLine, part?: BomPart) => onChange?.({ lines: lines.map((each, place) => (place === at ? line : each)) }, part);
  const goOn = (at: number) => setChosen(nextOf(at) ?? null);
  const current = chosen === null ? null : rows[chosen];
  return (
    <PageColumn>
      <div className={side === 'risk' ? styles.beside : styles.whole}>
        <PageHead title={name} end={<div className={styles.tools}>{tools}</div>} />
        {notice}
        {onChange && (
          <div className={styles.head}>
            <div className={styles.name}>
              <TextField label={t('name')} value={name} maxLength={100} onChange={(next) => onChange({ name: next })} />
            </div>
            <NumberField
              label={t('sets')}
              unit={t('setsUnit')}
              value={sets}
              minValue={1}
              maxValue={MOST_SETS}
              onChange={(next) => onChange({ sets: Number.isNaN(next) ? 1 : next })}
            />
          </div>
        )}
        <BomSums rows={rows} offers={offers} />
        <KindChips label={t('sides')} allLabel={t('sideLines')} kinds={['risk']} nameOf={() => t('sideRisk')} value={side} onChange={setSide} />
      </div>
      {side === 'risk' ? (
        <BomRisk name={name} sets={sets} rows={rows} asOf={offers.asOf} onPrint={onPrint} />
      ) : (
        <>
          <KindChips
            label={t('filter')}
            allLabel={t('all', { count: formatNumber(rows.length) })}
            kinds={states.filter((state) => state === shown || (counts[state]?.length ?? 0) > 0)}
            nameOf={(state) => t(state, { count: formatNumber(counts[state]?.length ?? 0) })}
            value={shown}
            onChange={setShown}
          />
          <Card padding="none">
            <Table
              caption={t('table', { count: formatNumber(visible.length) })}
              columns={columns}
              rows={visible}
              getRowKey={({ at }) => at}
              density="comfortable"
              empty={t('empty')}
            />
          </Card>
        </>
      )}
      {current && (
        <ChoosePart
          at={current.at}
          line={current.line}
          onFind={onFind}
          onChoose={(part) => {
            put(current.at, withChoice(current.line, part.id), part);
            goOn(current.at);
          }}
          onSkip={(isSkipped) => {
            put(current.at, { ...current.line, isSkipped });
            if (isSkipped) goOn(current.at);
          }}
          onQuantity={(quantity) => put(current.at, { ...current.line, quantity })}
          onNext={nextOf(current.at) === undefined ? undefined : () => goOn(current.at)}
          onClose={() => setChosen(null)}
        />
      )}
    </PageColumn>
  );
}
