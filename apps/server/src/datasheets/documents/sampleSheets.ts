import type { Db } from '../../platform/database/connect.ts';
import type { Sheet, SheetParam } from './sample-pdf/sheet.ts';
import { lifecycleNames } from '../parts/lifecycleNames.ts';
import { readPeers, readSheetNames, type Wanted } from './sampleSheets.queries.ts';

/** Day printed on every sample document, so that the same facts give the same bytes. */
const issuedOn = new Date('2026-11-01T00:00:00Z');

/** Day of the older revision that some sheets have. */
const olderOn = new Date('2026-05-01T00:00:00Z');
const alteredParams = 3;

/** An older revision of a sheet with a few numbers altered; it says so itself. Null: the sheet has no number to alter. */
export function olderSheet(sheet: Sheet): Sheet | null {
  let left = alteredParams;
  const params = sheet.params.map((param) => {
    if (param.valueNum === null || param.valueNum === 0 || left === 0) return param;
    left -= 1;
    const valueNum = Number((param.valueNum * 0.9).toPrecision(4));
    return { ...param, valueNum, valueText: String(valueNum) };
  });
  return left === alteredParams ? null : { ...sheet, params, issuedOn: olderOn, altered: true };
}

/** Turns parts into sheets, with the same facts of the other parts in the category beside each. */
export async function openSheets(db: Db): Promise<(part: Wanted) => Promise<Sheet>> {
  const { parameters, sources } = await readSheetNames(db);
  const peers = new Map<string, Promise<Map<string, number[]>>>();
  return async (part) => {
    const known = peers.get(part.categoryId) ?? readPeers(db, part.categoryId);
    peers.set(part.categoryId, known);
    const values = await known;
    const params = parameters.flatMap(({ code, name, unit }): SheetParam[] => {
      const value = part.params[code];
      if (value === undefined) return [];
      const valueText = typeof value === 'boolean' ? (value ? '是' : '否') : String(value);
      return [{ name, unit, valueText, valueNum: typeof value === 'number' ? value : null, peers: typeof value === 'number' ? (values.get(code) ?? []) : [] }];
    });
    return {
      mpn: part.mpn,
      brandName: part.brandName,
      brandNameCn: part.brandNameCn,
      categoryNames: part.topName === null ? [part.categoryName] : [part.topName, part.categoryName],
      packageCase: part.packageCase,
      pins: part.pins,
      lifecycle: part.lifecycle === 'unknown' ? null : lifecycleNames[part.lifecycle],
      params,
      sources: part.source.split('+').map((code) => ({ name: sources.get(code)?.name ?? code, licence: sources.get(code)?.licence ?? '未知' })),
      issuedOn,
    };
  };
}
