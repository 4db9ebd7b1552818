import type { RegistryBlock, RegistryField, RegistryRecord } from '@chippage/api/types';
import { type FoundRecords, PAGE_ROWS } from '../port.ts';
import { basicBlocks } from './basicBlocks.ts';
import { courtBlocks } from './courtBlocks.ts';
import { type FieldOf, valuesOf } from './fields.ts';
import { historyBlocks } from './historyBlocks.ts';
import { operationBlocks } from './operationBlocks.ts';
import { propertyBlocks } from './propertyBlocks.ts';
import { type Raw, rowsOf } from './raw.ts';

/** Where a table comes from, and how its rows are read. */
export interface BlockSource {
  /** Below `/services/open/`, or `v4/open/…`. */
  path: string;
  fields: Readonly<Partial<Record<RegistryField, FieldOf>>>;
  /** The rows, where they are not the items of the answer; then all of them come at once. */
  rows?: (result: unknown) => Raw[];
}

/** Every table of a company at the provider. */
export const blockSources: Readonly<Record<RegistryBlock, BlockSource>> = {
  ...basicBlocks,
  ...courtBlocks,
  ...operationBlocks,
  ...propertyBlocks,
  ...historyBlocks,
};

/** A page of a table from an answer; null is the answer of who has none. */
export function readRecords({ fields, rows: rowsIn }: BlockSource, result: unknown, page: number): FoundRecords {
  if (result === null) return { records: [], total: 0 };
  const before = (page - 1) * PAGE_ROWS;
  const all = rowsIn ? rowsIn(result) : null;
  const found = all ? { rows: all.slice(before, before + PAGE_ROWS), total: all.length } : rowsOf(result);
  const records = found.rows.slice(0, PAGE_ROWS).flatMap((raw, index): RegistryRecord[] => {
    const values = valuesOf(raw, fields);
    return values.length === 0 ? [] : [{ id: `${before + index + 1}`, values }];
  });
  return { records, total: found.total };
}
