import type { RegistryHits } from '@chippage/api/types';
import type { Ctx } from '../../platform/context.ts';
import { PAGE_ROWS } from '../../services/companyFacts/port.ts';
import { partsOf } from './pages.rules.ts';
import { provenanceOf, readHits, spelling } from './registryRead.ts';

/** A page of what words find; without words nothing is asked. */
export async function searchRegistry(ctx: Ctx, keywords: string, size: { pageIndex: number; pageSize: number }): Promise<RegistryHits> {
  const words = spelling(keywords);
  if (words === '') return { hits: [], total: 0, ...size, provenance: provenanceOf(ctx, []) };
  const reads = [];
  for (const part of partsOf({ ...size, rows: PAGE_ROWS })) {
    const read = await readHits(ctx, words, part.page);
    reads.push({ ...read, hits: read.value.hits.slice(part.from, part.to) });
    if (read.value.total <= part.page * PAGE_ROWS) break;
  }
  return { hits: reads.flatMap(({ hits }) => hits), total: Math.max(...reads.map(({ value }) => value.total)), ...size, provenance: provenanceOf(ctx, reads) };
}
