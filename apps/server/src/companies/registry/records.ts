import type { RegistryBlock, RegistryRecord, RegistryRecords } from '@chippage/api/types';
import type { Ctx } from '../../platform/context.ts';
import { PAGE_ROWS } from '../../services/companyFacts/port.ts';
import { filterOf, type RecordFilters } from './filters.rules.ts';
import type { Read } from './kept.ts';
import { partsOf } from './pages.rules.ts';
import { provenanceOf, readTable } from './registryRead.ts';

/** A page of a table that somebody wants. */
interface Wish extends RecordFilters {
  id: number;
  block: RegistryBlock;
  pageIndex: number;
  pageSize: number;
}

/** Pages of the provider that a filter looks through: two hundred rows. */
const FILTERED_PAGES = 10;

/** A page of a table. Pages of every size are cut from the same pages of the provider, so that none is paid for twice. */
export async function readRecords(ctx: Ctx, wish: Wish): Promise<RegistryRecords> {
  const { block, pageIndex, pageSize } = wish;
  const filter = filterOf(block, wish);
  const { records, total, reads } = await (filter ? filteredRows(ctx, wish, filter) : plainRows(ctx, wish));
  return { block, records, total, pageIndex, pageSize, provenance: provenanceOf(ctx, reads) };
}

interface Rows {
  records: RegistryRecord[];
  total: number;
  reads: Pick<Read<unknown>, 'asOf' | 'isStale'>[];
}

async function plainRows(ctx: Ctx, { id, block, ...size }: Wish): Promise<Rows> {
  const first = await readTable(ctx, id, block, 1);
  const { total } = first.value;
  const reads = [];
  const records: RegistryRecord[] = [];
  for (const { page, from, to } of partsOf({ ...size, rows: PAGE_ROWS })) {
    // Beyond the last row there is nothing to ask for.
    if (page > 1 && (page - 1) * PAGE_ROWS >= total) break;
    const read = page === 1 ? first : await readTable(ctx, id, block, page);
    reads.push(read);
    records.push(...read.value.records.slice(from, to));
  }
  return { records, total, reads: reads.length > 0 ? reads : [first] };
}

/** The provider filters by nothing that is sure: its pages are looked through here, as far as a reader would. */
async function filteredRows(ctx: Ctx, { id, block, pageIndex, pageSize }: Wish, filter: (record: RegistryRecord) => boolean): Promise<Rows> {
  const reads = [await readTable(ctx, id, block, 1)];
  const pages = Math.min(FILTERED_PAGES, Math.ceil((reads[0]?.value.total ?? 0) / PAGE_ROWS));
  for (let page = 2; page <= pages; page++) reads.push(await readTable(ctx, id, block, page));
  const found = reads.flatMap(({ value }) => value.records).filter(filter);
  return { records: found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize), total: found.length, reads };
}
