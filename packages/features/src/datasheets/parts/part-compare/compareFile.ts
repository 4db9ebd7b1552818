import type { PartRow } from '@chippage/api/types';
import { cellOf } from '../../../parts/xlsx/cellOf.ts';
import type { CellTable } from '../../../parts/xlsx/toXlsx.ts';
import type { CompareRow } from './compareRow.ts';

interface FileWords {
  fact: string;
  notApplicable: string;
  currency: string;
  datasheet: string;
}

/** What an offer says as a bare number, for the rows whose words say more. */
const numbers: Record<string, (part: PartRow) => number | null | undefined> = {
  price: ({ offer }) => offer && Number(offer.unitPrice),
  lineTotal: ({ offer }) => offer && Number(offer.lineTotal),
  breakFrom: ({ offer }) => offer?.breakFrom,
  stock: ({ offer }) => offer?.stock,
  sellers: ({ offer }) => offer?.sellers,
};

/** The comparison as a file has it: units and currency apart from the numbers, and where each datasheet is; what is not known is an empty cell. */
export function compareFile(parts: readonly PartRow[], rows: readonly CompareRow[], words: FileWords): CellTable {
  const line = ({ code, name, unit, values }: CompareRow): (string | number)[] => [
    unit === null ? name : `${name} (${unit})`,
    ...parts.map((part, at) => {
      const value = values[at];
      if (value === undefined) return words.notApplicable;
      if (value === null) return '';
      const text = value.replace('\u00A0', ' ');
      return numbers[code]?.(part) ?? cellOf(text);
    }),
  ];
  return {
    head: [words.fact, ...parts.map(({ mpn }) => mpn)],
    rows: [
      ...rows.flatMap((row) => (row.code === 'price' ? [line(row), [words.currency, ...parts.map(({ offer }) => offer?.currency ?? '')]] : [line(row)])),
      [words.datasheet, ...parts.map(({ datasheet }) => datasheet?.url ?? '')],
    ],
  };
}
