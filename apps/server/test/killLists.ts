import type { Bom, BomLine, BomRow } from '@chippage/api/types';
import type { Portal } from './killOrders.ts';
import { askPortal } from './killUploads.ts';

/** A list that was sent to be saved. */
export interface KilledList {
  /** No other has it. */
  name: string;
  lineCount: number;
}

const mpnOf = (list: KilledList, at: number) => `${list.name.slice(0, 8)}-${at}`;

function lineOf(mpn: string): BomLine {
  const texts = { brand: '', value: '', footprint: '', description: '', designators: '', customerRef: '', note: '' };
  return { mpn, ...texts, quantity: 1, match: null, confidence: null, doubt: null, partId: null, isConfirmed: false, alternates: [], isSkipped: false };
}

/** Saves one; its lines are matched by a job. @throws Error when nobody said that it is saved */
export const saveList = (portal: Portal, list: KilledList): Promise<BomRow> =>
  askPortal(portal, '/bom/save', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: list.name, sets: 1, lines: Array.from({ length: list.lineCount }, (_, at) => lineOf(mpnOf(list, at))) }),
  });

/** All that the buyer has. */
export const savedLists = (portal: Portal): Promise<BomRow[]> => askPortal(portal, '/bom/list?pageIndex=1&pageSize=100');

/** One with its lines. */
export const readList = (portal: Portal, id: number): Promise<Bom> => askPortal(portal, `/bom/detail?id=${id}`);

/** Whether one is as it was sent: every line in its place, and either all of them are matched or none is. */
export function listAsSaved({ state, lineCount, lines }: Bom, list: KilledList): boolean {
  const matched = lines.filter(({ match }) => match !== null).length;
  const isWhole = lineCount === list.lineCount && lines.length === list.lineCount && lines.every(({ mpn }, at) => mpn === mpnOf(list, at));
  return isWhole && matched === (state === 'ready' ? list.lineCount : 0);
}

/** Removes one. */
export const removeList = (portal: Portal, id: number): Promise<unknown> =>
  askPortal(portal, '/bom/remove', { method: 'POST', body: new URLSearchParams({ id: `${id}` }) });
