import { stepOf } from '@chippage/api/quantity';
import { Button } from '@chippage/ui/Button';
import { ErrorIcon, SuccessIcon, WarningIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Money } from '@chippage/ui/Money';
import { Price } from '@chippage/ui/Price';
import type { TableColumn } from '@chippage/ui/Table';
import { Tag } from '@chippage/ui/Tag';
import { formatNumber } from '../../i18n/formatNumber.ts';
import type { DatasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import { LifecycleMark } from '../../parts/lifecycle-mark/LifecycleMark.tsx';
import { lineState, nameOf } from '../bom-lines/bomLine.ts';
import * as styles from './BomPage.css.ts';
import type { BomTableRow } from './bomWork.ts';
import { type BomWords, matchWords } from './matchWords.ts';

interface ColumnsInput {
  t: BomWords;
  paths: DatasheetsPaths;
  /** Opens the choice of a line's part; absent: the list is only read. */
  onChoose: ((at: number) => void) | undefined;
}

/** The columns of a bill of materials. */
export function bomColumns({ t, paths, onChoose }: ColumnsInput): TableColumn<BomTableRow>[] {
  const columns: TableColumn<BomTableRow>[] = [
    { key: 'no', header: t('no'), align: 'end', widthPx: 48, cell: ({ at }) => at + 1 },
    { key: 'mpn', header: t('mpn'), isRowHeader: true, isWrapping: true, widthPx: 200, cell: (row) => <PartCell row={row} t={t} paths={paths} /> },
    { key: 'match', header: t('match'), isWrapping: true, widthPx: 176, cell: (row) => <MatchCell row={row} t={t} /> },
    { key: 'designators', header: t('designators'), isWrapping: true, widthPx: 128, cell: ({ line }) => <Designators text={line.designators} /> },
    {
      key: 'quantity',
      header: t('quantity'),
      align: 'end',
      widthPx: 72,
      cell: ({ line }) => (line.quantity === null ? t('unknown') : formatNumber(line.quantity)),
    },
    { key: 'need', header: t('need'), unit: t('needUnit'), align: 'end', widthPx: 88, cell: ({ need }) => (need === null ? t('unknown') : formatNumber(need)) },
    { key: 'price', header: t('price'), align: 'end', widthPx: 104, cell: (row) => <PriceCell row={row} t={t} /> },
    { key: 'lineTotal', header: t('lineTotal'), align: 'end', widthPx: 120, cell: (row) => <TotalCell row={row} t={t} /> },
    { key: 'stock', header: t('stock'), unit: t('needUnit'), align: 'end', widthPx: 104, cell: (row) => <StockCell row={row} t={t} /> },
    { key: 'seller', header: t('seller'), isWrapping: true, widthPx: 144, cell: ({ offer }) => offer?.goods?.merchant.name ?? '—' },
    { key: 'lifecycle', header: t('lifecycle'), widthPx: 104, cell: ({ part }) => (part === null ? '—' : <LifecycleMark lifecycle={part.lifecycle} />) },
  ];
  if (onChoose)
    columns.push({ key: 'action', header: t('action'), isHeaderHidden: true, widthPx: 88, cell: (row) => <ChooseCell row={row} t={t} onChoose={onChoose} /> });
  return columns;
}

interface CellProps {
  row: BomTableRow;
  t: BomWords;
}

/** The part that is meant and, where that is written otherwise, what the list says. */
function PartCell({ row: { line, part }, t, paths }: CellProps & { paths: DatasheetsPaths }) {
  const name = nameOf(line);
  if (part === null) {
    const beside = [line.value, line.footprint, line.description].filter((text) => text !== '' && text !== name);
    return (
      <>
        <span className={`${styles.part} ${styles.written}`}>{name}</span>
        {beside.length > 0 && <span className={styles.under}>{beside.join(' ')}</span>}
      </>
    );
  }
  return (
    <>
      <span className={styles.part}>
        <Link href={paths.partDetail(part.id)}>{part.mpn}</Link>
      </span>
      <span className={styles.under}>{[part.brandNameCn ?? part.brandName, part.packageCase].filter(Boolean).join(' ')}</span>
      {name !== part.mpn && <span className={styles.under}>{t('written', { text: name })}</span>}
    </>
  );
}

const tones = {
  open: { tone: 'danger', word: 'stateOpen', Icon: ErrorIcon },
  check: { tone: 'warn', word: 'stateCheck', Icon: WarningIcon },
  settled: { tone: 'ok', word: 'stateSettled', Icon: SuccessIcon },
} as const;

function MatchCell({ row: { line }, t }: CellProps) {
  const state = lineState(line);
  if (state === 'skipped') return <Tag>{t('stateSkipped')}</Tag>;
  const { tone, word, Icon } = tones[state];
  const words = matchWords(line, t);
  return (
    <>
      <Tag tone={tone} icon={<Icon size={14} />}>
        {t(word)}
      </Tag>
      {words !== null && <span className={styles.under}>{words}</span>}
    </>
  );
}

/** Characters of the designators that a row shows; the rest is in its title. */
const SHOWN = 40;

function Designators({ text }: { text: string }) {
  return <span title={text}>{text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}</span>;
}

function PriceCell({ row: { offer }, t }: CellProps) {
  if (offer === null) return <span className={styles.faint}>—</span>;
  if (offer.goods === null) return <span className={styles.faint}>{t('noOffer')}</span>;
  const { priceLadder, currency } = offer.goods;
  const from = priceLadder[stepOf(priceLadder, offer.quantity) ?? 0]?.minQuantity ?? 1;
  return (
    <>
      <Price value={offer.unitPrice} currency={currency} tone="money" unknownLabel={t('noOffer')} />
      {from > 1 && <span className={styles.under}>{t('priceFrom', { quantity: formatNumber(from) })}</span>}
    </>
  );
}

/** Why another quantity than the wanted one is ordered: the seller's smallest order, his multiples, or the most that he has. */
function orderedWord({ quantity, wanted }: { quantity: number; wanted: number }, moq: number) {
  if (quantity < wanted) return 'ordered';
  return wanted < moq ? 'orderedMoq' : 'orderedMultiple';
}

function TotalCell({ row: { offer }, t }: CellProps) {
  if (offer === null || offer.goods === null) return <span className={styles.faint}>—</span>;
  return (
    <>
      <Money value={offer.lineTotal} currency={offer.goods.currency} unknownLabel={t('noOffer')} />
      {offer.quantity !== offer.wanted && (
        <span className={styles.under}>{t(orderedWord(offer, offer.goods.moq), { quantity: formatNumber(offer.quantity) })}</span>
      )}
    </>
  );
}

function StockCell({ row: { offer, need }, t }: CellProps) {
  if (offer === null || offer.goods === null) return <span className={styles.faint}>—</span>;
  const { stock } = offer.goods;
  if (stock === null) return <span className={styles.faint}>{t('stockUnknown')}</span>;
  if (stock === 0) return <span className={styles.warn}>{t('noStock')}</span>;
  return (
    <>
      {formatNumber(stock)}
      {need !== null && stock < need && <span className={`${styles.under} ${styles.warn}`}>{t('short')}</span>}
    </>
  );
}

const verbs = {
  open: ['choose', 'chooseNamed'],
  check: ['look', 'lookNamed'],
  settled: ['change', 'changeNamed'],
  skipped: ['change', 'changeNamed'],
} as const;

function ChooseCell({ row: { at, line }, t, onChoose }: CellProps & { onChoose: (at: number) => void }) {
  const state = lineState(line);
  const [verb, named] = verbs[state];
  return (
    <Button variant={state === 'open' || state === 'check' ? 'outline' : 'plain'} size="sm" aria-label={t(named, { no: at + 1 })} onPress={() => onChoose(at)}>
      {t(verb)}
    </Button>
  );
}
