import type { StoredBomLine } from './resources.schema.ts';
import { readCsv } from './tables.rules.ts';

const heads: Record<keyof StoredBomLine, RegExp> = {
  reference: /^(?:reference|references?|refs?|designators?|位号|标号)$/i,
  quantity: /^(?:qty|quantity|数量|用量)$/i,
  value: /^(?:value|val|参数|值|规格)$/i,
  packageCase: /^(?:package|footprint|case|封装)$/i,
  mpn: /^(?:mpn|part|part ?number|model|型号|料号)$/i,
  maker: /^(?:manufacturer|maker|brand|mfr|厂家|厂商|品牌|制造商)$/i,
  note: /^(?:note|notes|remark|description|备注|说明|作用)$/i,
};
const MOST_LINES = 300;

/** Reads a bill of materials: a table whose head names at least part numbers or references. Null: it is none. */
export function readBom(csv: string): StoredBomLine[] | null {
  const [head, ...rows] = readCsv(csv);
  if (!head) return null;
  const at = (pattern: RegExp) => head.findIndex((cell) => pattern.test(cell.trim()));
  const places = Object.fromEntries(Object.entries(heads).map(([field, pattern]) => [field, at(pattern)])) as Record<keyof StoredBomLine, number>;
  if (places.mpn < 0 || places.reference < 0) return null;
  const lines = rows.slice(0, MOST_LINES).map((row) => {
    const cell = (field: keyof StoredBomLine) => (places[field] < 0 ? '' : (row[places[field]] ?? '').trim().slice(0, 200));
    const counted = Math.floor(Number(cell('quantity')));
    const reference = cell('reference');
    const quantity = Number.isFinite(counted) && counted >= 1 ? Math.min(counted, 1_000_000) : Math.max(1, reference.split(/[,，\s]+/).filter(Boolean).length);
    return { reference, quantity, value: cell('value'), packageCase: cell('packageCase'), mpn: cell('mpn'), maker: cell('maker'), note: cell('note') };
  });
  return lines.length > 0 ? lines : null;
}
