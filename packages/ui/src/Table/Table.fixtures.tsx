import { Link } from '../Link/Link.tsx';
import { Tag } from '../Tag/Tag.tsx';
import type { TableColumn } from './tableColumn.ts';

/** A part as the stories show it. */
export interface SamplePart {
  mpn: string;
  note?: string;
  brand: string;
  packageCase: string;
  flashKb: number;
  ramKb: number;
  clockMhz: number;
}

const row = (mpn: string, packageCase: string, flashKb: number, ramKb: number, note?: string): SamplePart => ({
  mpn,
  packageCase,
  flashKb,
  ramKb,
  note,
  brand: '意法半导体',
  clockMhz: 72,
});

/** A few parts of one family. */
export const familyParts: SamplePart[] = [
  row('STM32F103C6Tx', 'LQFP-48', 32, 10, '系列名'),
  row('STM32F103C8T6', 'LQFP-48', 64, 20),
  row('STM32F103C8T6TR', 'LQFP-48', 64, 20, '编带后缀'),
  row('STM32F103CBT6', 'LQFP-48', 128, 20),
  row('STM32F103RBT6', 'LQFP-64', 128, 20),
  row('STM32F103RCT6', 'LQFP-64', 256, 48),
  row('STM32F103RET6', 'LQFP-64', 512, 64),
];

/** Columns of a table of parts. */
export const partColumns: TableColumn<SamplePart>[] = [
  {
    key: 'mpn',
    header: '型号',
    isRowHeader: true,
    isSortable: true,
    pin: 'start',
    cell: ({ mpn, note }) => (
      <span style={{ display: 'flex', justifyContent: 'space-between', gap: 8 }}>
        <Link tone="accent" isMono href={`#${mpn}`}>
          {mpn}
        </Link>
        {note === undefined ? null : <Tag>{note}</Tag>}
      </span>
    ),
  },
  { key: 'brand', header: '品牌', cell: (part) => part.brand },
  { key: 'package', header: '封装', cell: (part) => part.packageCase },
  { key: 'flash', header: 'Flash', unit: 'KB', align: 'end', isSortable: true, cell: (part) => part.flashKb },
  { key: 'ram', header: 'RAM', unit: 'KB', align: 'end', isSortable: true, cell: (part) => part.ramKb },
  { key: 'clock', header: '主频', unit: 'MHz', align: 'end', cell: (part) => part.clockMhz },
];

/** Any number of rows, always the same ones. */
export function manyParts(count: number): SamplePart[] {
  const packages = ['LQFP-48', 'LQFP-64', 'LQFP-100', 'QFN-36'];
  return Array.from({ length: count }, (_, at) =>
    row(`STM32F${String(100_000 + ((at * 7919) % count))}`, packages[at % packages.length] ?? '', 2 ** (4 + (at % 6)), 4 + (at % 60)),
  );
}

/** Twelve columns, as wide as a parts table gets. */
export const wideColumns: TableColumn<SamplePart>[] = [
  { ...(partColumns[0] as TableColumn<SamplePart>), widthPx: 196, cell: ({ mpn }) => <a href={`#${mpn}`}>{mpn}</a> },
  ...partColumns.slice(1).map((column) => ({ ...column, widthPx: 110 })),
  ...Array.from({ length: 6 }, (_, at): TableColumn<SamplePart> => ({
    key: `io${at}`,
    header: `接口 ${at + 1}`,
    align: 'end',
    widthPx: 90,
    pin: at === 5 ? 'end' : undefined,
    cell: (part) => part.ramKb + at,
  })),
];
