import type { OrderLine, OrderRow } from '@chippage/api/types';
import { toCsv } from '../../../parts/csv/toCsv.ts';

/** Digits after the point of a decimal text, at least two. */
export const digitsOf = (price: string): number => Math.max(2, (price.split('.')[1] ?? '').replace(/0+$/, '').length);

/** Zeros that bring a price to the length of the longest one of its column. */
export const ghostZeros = (price: string, longest: number): string => '0'.repeat(Math.max(0, longest - digitsOf(price)));

/** Whether some pieces are sent and others not: only then does a line say how many of its own are. */
export const isSentInParts = (lines: readonly OrderLine[]): boolean =>
  lines.some(({ shippedQuantity }) => shippedQuantity > 0) && lines.some(({ shippedQuantity, quantity }) => shippedQuantity < quantity);

/** The lines of an order as a CSV file that spreadsheets read as UTF-8. @param heads names of the columns, in their order */
export function linesCsv({ lines, currency }: Pick<OrderRow, 'lines' | 'currency'>, heads: readonly string[]): string {
  const rows = lines.map(({ mpn, brandName, packageCase, quantity, unit, dateCode, unitPrice, lineTotal, customerRef, hsCode, origin }) => [
    mpn,
    brandName,
    packageCase,
    customerRef,
    quantity,
    unit,
    dateCode,
    unitPrice,
    lineTotal,
    currency,
    hsCode,
    origin,
  ]);
  return toCsv({ head: heads, rows: rows.map((row) => row.map((value) => String(value ?? ''))) });
}
