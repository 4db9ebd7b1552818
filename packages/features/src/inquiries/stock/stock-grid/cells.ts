import type { StockLine, StockLineChange } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import { plainNumber, priceOf } from '../../../parts/plain-number/plainNumber.ts';
import { quantityOf, rowChoices } from '../../board/row-form/rowInput.ts';
import type { stockGridMessages } from './messages.ts';

/** The cells of a line that are written in place, in the order of the grid. */
export const gridFields = ['quantity', 'price', 'dateCode', 'grade', 'place', 'leadTimeDays'] as const;
/** One of them. */
export type GridField = (typeof gridFields)[number];
/** What a picked cell may hold; typed ones have none. */
export const gridChoices: Partial<Record<GridField, readonly string[]>> = { grade: rowChoices.grade, place: rowChoices.place };

const MOST_DATE_CODE = 40;
const MOST_DAYS = 1000;

/** What a cell holds, as it is typed; empty is not said. */
export const typedOf = (line: StockLine, field: GridField): string => String(line[field] ?? '');

/** What a typed cell says to the server, or what is wrong with it. */
export type ReadCell = { change: Omit<StockLineChange, 'id'> } | { wrong: string };

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string): Choice | null => choices.find((each) => each === text) ?? null;

/** Reads what was typed into a cell. */
export function readCell(field: GridField, typed: string, t: Translate<(typeof stockGridMessages)['texts']>): ReadCell {
  const text = typed.trim();
  switch (field) {
    case 'quantity': {
      const quantity = text === '' ? null : quantityOf(text);
      return quantity === null && text !== '' ? { wrong: t('quantityWrong') } : { change: { quantity } };
    }
    case 'price': {
      const price = text === '' ? '' : priceOf(text);
      return price === null || price === '0' ? { wrong: t('priceWrong') } : { change: { price } };
    }
    case 'dateCode':
      return Array.from(text).length > MOST_DATE_CODE ? { wrong: t('dateCodeLong') } : { change: { dateCode: text } };
    case 'grade':
      return { change: { grade: oneOf(rowChoices.grade, text) } };
    case 'place':
      return { change: { place: oneOf(rowChoices.place, text) } };
    case 'leadTimeDays': {
      const days = plainNumber(text);
      if (days !== '' && !(/^\d{1,4}$/.test(days) && Number(days) <= MOST_DAYS)) return { wrong: t('leadTimeWrong') };
      return { change: { leadTimeDays: days === '' ? null : Number(days) } };
    }
  }
}

/** Names a cell among all of the grid. */
export const cellKey = (id: number, field: GridField): string => `${id}:${field}`;

/** Which cell a name means; null: none of a grid. */
export function cellOf(key: string): { id: number; field: GridField } | null {
  const [id = '', name = ''] = key.split(':');
  const field = gridFields.find((each) => each === name);
  return /^[1-9]\d{0,14}$/.test(id) && field !== undefined ? { id: Number(id), field } : null;
}

/** The cell that lies so far from another one; null: the grid ends there. Steps to the side go on in the next line. */
export function cellBeside(ids: readonly number[], key: string, { across = 0, down = 0 }: { across?: number; down?: number }): string | null {
  const at = cellOf(key);
  if (at === null) return null;
  const row = ids.indexOf(at.id);
  const place = (row + down) * gridFields.length + gridFields.indexOf(at.field) + across;
  const id = ids[Math.floor(place / gridFields.length)];
  const field = gridFields[place % gridFields.length];
  return row < 0 || place < 0 || id === undefined || field === undefined ? null : cellKey(id, field);
}
