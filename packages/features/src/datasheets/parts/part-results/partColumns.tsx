import type { ParamColumn, PartRow } from '@chippage/api/types';
import { DocumentIcon, ExternalIcon, WarningIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import type { TableColumn } from '@chippage/ui/Table';
import { Tag } from '@chippage/ui/Tag';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import type { Translate } from '../../../i18n/messages.ts';
import type { DatasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { sheetPlace } from '../sheetPlace.ts';
import { paramText, tellingValues } from '../paramText.ts';
import { LifecycleMark } from '../../../parts/lifecycle-mark/LifecycleMark.tsx';
import type { partResultsMessages } from './messages.ts';
import { PriceCell, SellersCell, StockCell, TotalCell } from './OfferCells.tsx';
import * as styles from './PartTable.css.ts';
import { shortNames } from './shownColumns.ts';

type Words = Translate<(typeof partResultsMessages)['texts']>;

/** Marks that tell how a part answers the words; the plain ones need none. */
const marked = { family: 'family', packing_suffix: 'packing_suffix', similar: 'similar', substring: 'substring' } as const;

/** How a part answers the words of the search, where that is not obvious. */
export function MatchMark({ match, t }: { match: PartRow['match']; t: Words }) {
  return match in marked ? <Tag>{t(marked[match as keyof typeof marked])}</Tag> : null;
}

const sheetLabels = { reader: 'openDatasheet', maker: 'openOutside', told: 'openBroken' } as const;
const sheetIcons = { reader: DocumentIcon, maker: ExternalIcon, told: WarningIcon };

/** Where a part's datasheet opens: our reader, the maker's site in a new window, or what we know of it where that leads nowhere. */
export function DatasheetLink({ part, paths, t, children }: { part: PartRow; paths: DatasheetsPaths; t: Words; children?: string }) {
  const { datasheet } = part;
  if (!datasheet) return <span className={styles.faint}>{t(children === undefined ? 'none' : 'noSheet')}</span>;
  const { kind, href } = sheetPlace(part.id, datasheet, paths);
  const label = t(sheetLabels[kind], { mpn: part.mpn, host: datasheet.host ?? '' });
  const Icon = sheetIcons[kind];
  return (
    <a className={styles.datasheet} href={href} {...(kind === 'maker' && { target: '_blank', rel: 'noopener noreferrer nofollow' })}>
      <Icon size={16} />
      {children === undefined ? <VisuallyHidden>{label}</VisuallyHidden> : <span aria-label={label}>{children}</span>}
    </a>
  );
}

/** Id of the first row's link, to which `SkipToRows` leads. */
export const firstRowId = 'first-part';

interface ColumnsOptions {
  /** Parameter columns, in order. */
  params: readonly ParamColumn[];
  /** Codes whose values are all numbers: they stand at the right, in mono. */
  numeric: ReadonlySet<string>;
  /** Codes of the columns that are shown besides the part number. */
  visible: ReadonlySet<string>;
  /** Rows of several categories: each says in words what tells it. */
  isMixed: boolean;
  /** Pieces that prices are for. */
  quantity: number;
  paths: DatasheetsPaths;
  t: Words;
}

/** Columns that stand beside the parameters, by code. */
export const factColumns = ['brand', 'package', 'pins', 'price', 'stock', 'sellers', 'lifecycle', 'datasheet'] as const;

/** The table's columns: the part number stays at the left, the datasheet at the right. */
export function partColumns({ params, numeric, visible, isMixed, quantity, paths, t }: ColumnsOptions): TableColumn<PartRow>[] {
  const names = shortNames(params);
  const facts: Record<(typeof factColumns)[number], TableColumn<PartRow>> = {
    brand: {
      key: 'brand',
      header: t('brand'),
      isSortable: true,
      cell: (part) => (
        <Link tone="quiet" href={paths.brand(part.brandId)}>
          {part.brandNameCn ?? part.brandName}
        </Link>
      ),
    },
    package: { key: 'package', header: t('packageCase'), cell: (part) => part.packageCase ?? <Unknown t={t} /> },
    pins: { key: 'pins', header: t('pins'), align: 'end', isSortable: true, cell: (part) => part.pins ?? <Unknown t={t} /> },
    price: { key: 'price', header: t('price'), align: 'end', isSortable: true, cell: ({ offer }) => <PriceCell offer={offer} t={t} /> },
    stock: { key: 'stock', header: t('stock'), align: 'end', cell: ({ offer }) => <StockCell offer={offer} t={t} /> },
    sellers: {
      key: 'sellers',
      header: t('sellers'),
      align: 'end',
      cell: (part) => <SellersCell part={part} href={`${paths.partDetail(part.id)}#offers`} t={t} />,
    },
    lifecycle: { key: 'lifecycle', header: t('lifecycle'), cell: (part) => <LifecycleMark lifecycle={part.lifecycle} /> },
    datasheet: {
      key: 'datasheet',
      header: t('datasheet'),
      align: 'center',
      pin: 'end',
      widthPx: 56,
      cell: (part) => <DatasheetLink part={part} paths={paths} t={t} />,
    },
  };
  return [
    {
      key: 'mpn',
      header: t('mpn'),
      isRowHeader: true,
      isSortable: true,
      pin: 'start',
      cell: (part, index) => (
        <span className={styles.mpn}>
          <Link tone="accent" isMono href={paths.partDetail(part.id)} id={index === 0 ? firstRowId : undefined}>
            {part.mpn}
          </Link>
          <MatchMark match={part.match} t={t} />
        </span>
      ),
    },
    // What it costs comes before the parameters: however many there are, it stays in sight.
    ...(['brand', 'package', 'pins', 'price'] as const).filter((code) => visible.has(code)).map((code) => facts[code]),
    // For one piece it is the price once more.
    ...(quantity !== 1 && visible.has('price')
      ? [{ key: 'lineTotal', header: t('lineTotal'), align: 'end' as const, cell: ({ offer }: PartRow) => <TotalCell offer={offer} t={t} /> }]
      : []),
    ...(['stock', 'sellers'] as const).filter((code) => visible.has(code)).map((code) => facts[code]),
    ...(isMixed ? [{ key: 'telling', header: t('telling'), cell: (part: PartRow) => telling(part) }] : []),
    ...params
      .filter(({ code }) => visible.has(code))
      .map(({ code, name, unit }): TableColumn<PartRow> => ({
        key: code,
        header: names.get(code) ?? name,
        isSortable: true,
        ...(unit !== null && { unit }),
        align: numeric.has(code) ? 'end' : 'start',
        cell: (part) => {
          const param = part.params.find((each) => each.code === code);
          return param ? paramText(param, unit) : <Unknown t={t} />;
        },
      })),
    ...(['lifecycle', 'datasheet'] as const).filter((code) => visible.has(code)).map((code) => facts[code]),
  ];
}

/** What tells a part, in words; a part without parameters has nothing to tell. */
function telling({ params }: PartRow): string {
  const values = tellingValues(params);
  const names = shortNames(values);
  return values.map((param) => `${names.get(param.code) ?? param.name} ${paramText(param)}`).join('，') || '—';
}

function Unknown({ t }: { t: Words }) {
  return <span className={styles.faint}>{t('unknown')}</span>;
}
