import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { toDb } from '../../../platform/database/connect.ts';
import { readMark } from '../catalogue/readCatalogue.queries.ts';
import { type BrandIds, brandKey, readBrandIds, writeBrands } from './importBrands.queries.ts';
import type { Rewrite } from '../normalFacts.ts';
import { type ImportedPart, readPartLine, RowError } from './readPartLine.ts';
import { analyzeParts, readKnownCodes, writeBatch } from './writeBatch.queries.ts';

/** How far an import is. */
export interface ImportProgress {
  /** Lines read, empty ones included. */
  lines: number;
  added: number;
  changed: number;
  /** Rows that were there already, letter for letter. */
  same: number;
  errors: number;
  newBrands: string[];
  /** Rows by what was rewritten in them: `封装 SO8 → SOIC-8`. */
  rewritten: Map<string, number>;
  /** Rows by what contradicted itself in them and the rule that found it: `引脚数 9 → 8（露出的焊盘不算引脚）`. */
  corrected: Map<string, number>;
  /** Parameter codes that the portal has no name for; kept, but not shown. */
  unknownParameters: Set<string>;
}

const fieldNames: Readonly<Record<string, string>> = { package: '封装', pins: '引脚数', category: '分类', ioCount: 'I/O 数' };

const rewriteText = ({ field, from, to, rule }: Rewrite): string =>
  `${fieldNames[field] ?? field} ${from} → ${to ?? '未知'}${rule === null ? '' : `（${rule}）`}`;

interface ImportOptions {
  /** Connection string of the portal's database. */
  url: string;
  file: string;
  /** Told of every row that was left out. */
  onError: (line: number, message: string) => void;
  /** Told after every batch, which is then safe on the disk. */
  onProgress: (progress: ImportProgress) => void;
  /** Rows a transaction. @default 10_000 */
  batchSize?: number;
  signal?: AbortSignal;
}

/**
 * Imports parts from an NDJSON file, batch by batch: each batch is on the disk or not there at all, and the same file may
 * be imported again at any time. A row is known by its brand and number.
 */
export async function importParts({ url, file, onError, onProgress, batchSize = 10_000, signal }: ImportOptions): Promise<ImportProgress> {
  const client = new pg.Client({ connectionString: url, application_name: 'chippage import' });
  await client.connect();
  const db = toDb(client);
  const progress: ImportProgress = {
    lines: 0,
    added: 0,
    changed: 0,
    same: 0,
    errors: 0,
    newBrands: [],
    rewritten: new Map(),
    corrected: new Map(),
    unknownParameters: new Set(),
  };
  try {
    const { categories, parameters } = await readKnownCodes(db);
    let brands = await readBrandIds(db);
    // A row that comes twice in a batch counts once: the later one is the newer.
    let batch = new Map<string, ImportedPart>();
    const flush = async () => {
      const rows = [...batch.values()];
      batch = new Map();
      if (rows.length === 0) return;
      brands = await withNewBrands(rows, brands);
      const counts = await writeBatch(
        client,
        rows.map((row) => ({ ...row, brandId: brands.get(brandKey(row.brand)) ?? 0 })),
      );
      progress.added += counts.added;
      progress.changed += counts.changed;
      progress.same += rows.length - counts.added - counts.changed;
      onProgress(progress);
    };
    const withNewBrands = async (rows: readonly ImportedPart[], known: BrandIds): Promise<BrandIds> => {
      const missing = [...new Map(rows.filter((row) => !known.has(brandKey(row.brand))).map((row) => [brandKey(row.brand), row.brand])).values()];
      if (missing.length === 0) return known;
      await writeBrands(
        db,
        missing.map((name) => ({ name, nameCn: null, country: null, website: null, founded: null, parent: null, aliases: [] })),
      );
      progress.newBrands.push(...missing);
      return readBrandIds(db);
    };
    for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })) {
      progress.lines++;
      const text = progress.lines === 1 ? line.replace(/^\uFEFF/, '') : line;
      if (text.trim() === '') continue;
      try {
        const row = readPartLine(text, categories);
        for (const rewrite of row.rewrites) {
          const change = rewriteText(rewrite);
          const seen = rewrite.rule === null ? progress.rewritten : progress.corrected;
          seen.set(change, (seen.get(change) ?? 0) + 1);
        }
        for (const code in row.params) if (!parameters.has(code)) progress.unknownParameters.add(code);
        batch.set(`${brandKey(row.brand)}\n${row.mpn}`, row);
      } catch (error) {
        if (!(error instanceof RowError)) throw error;
        progress.errors++;
        onError(progress.lines, error.message);
      }
      if (batch.size >= batchSize) await flush();
      if (signal?.aborted) break;
    }
    if (!signal?.aborted) await flush();
    // Fresh statistics: the planner would otherwise think of the tables as they were before.
    if ((await readMark(db)).revision > 0 && progress.added + progress.changed > 10_000) await analyzeParts(db);
    return progress;
  } finally {
    await client.end();
  }
}
