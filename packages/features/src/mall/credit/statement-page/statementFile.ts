import type { StatementDetail } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import { toCsv } from '../../../parts/csv/toCsv.ts';
import { type CellTable, toXlsx } from '../../../parts/xlsx/toXlsx.ts';
import type { statementPageMessages } from './messages.ts';

type T = Translate<(typeof statementPageMessages)['texts']>;

/** The lines of a statement, and its sums under them, as a table of cells. */
function statementCells(t: T, { lines, carried, total, paid, open }: StatementDetail): CellTable {
  const sum = (name: string, amount: string) => ['', '', '', name, Number(amount)];
  return {
    head: [t('day'), t('orderNo'), t('creditNo'), t('poNo'), t('amount')],
    rows: [
      ...lines.map(({ day, orderNo, creditNo, poNo, amount }) => [day, orderNo, creditNo ?? '', poNo ?? '', Number(amount)]),
      ...(Number(carried) === 0 ? [] : [sum(t('carried'), carried)]),
      sum(t('total'), total),
      sum(t('paid'), paid),
      sum(t('open'), open),
    ],
  };
}

/** The file of a statement. */
export async function statementFileOf(t: T, statement: StatementDetail, kind: 'csv' | 'xlsx'): Promise<Blob> {
  const table = statementCells(t, statement);
  if (kind === 'xlsx') return toXlsx(table, t('file'));
  // Amounts as the server says them, with both decimals.
  const rows = table.rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell)));
  return new Blob([toCsv({ head: table.head, rows })], { type: 'text/csv;charset=utf-8' });
}
