import type { OrderLine, OrderRow } from '@chippage/api/types';

/** Digits after the point of a decimal text, at least two. */
export const digitsOf = (price: string): number => Math.max(2, (price.split('.')[1] ?? '').replace(/0+$/, '').length);

/** Zeros that bring a price to the length of the longest one of its column. */
export const ghostZeros = (price: string, longest: number): string => '0'.repeat(Math.max(0, longest - digitsOf(price)));

/** Whether some pieces are sent and others not: only then does a line say how many of its own are. */
export const isSentInParts = (lines: readonly OrderLine[]): boolean =>
  lines.some(({ shippedQuantity }) => shippedQuantity > 0) && lines.some(({ shippedQuantity, quantity }) => shippedQuantity < quantity);

/** One cell of a CSV file. A spreadsheet must not take what somebody typed for a formula. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

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
  return `\uFEFF${[heads, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
