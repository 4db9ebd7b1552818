// Makes of a downloaded release what `importParts` and `writeBrands` read.
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import type { BrandFact } from '../parts/import/readBrandFile.ts';

/** Rows that are read at once. */
const STEP = 50_000;

async function* rowsOf(file: string): AsyncGenerator<Record<string, unknown>> {
  const buffer = await asyncBufferFromFile(file);
  for (let rowStart = 0; ; rowStart += STEP) {
    const rows = await parquetReadObjects({ file: buffer, rowStart, rowEnd: rowStart + STEP });
    yield* rows;
    if (rows.length < STEP) return;
  }
}

/** A brand as the file holds it. */
interface OpenBrand extends Pick<BrandFact, 'name' | 'country' | 'website' | 'parent' | 'aliases'> {
  name_cn: string | null;
  founded: bigint | null;
}

const numberOf = (value: unknown): number | null => (typeof value === 'bigint' ? Number(value) : null);

/** The brands of a release. @param folder Where its files lie. */
export async function readOpenBrands(folder: string): Promise<BrandFact[]> {
  const facts: BrandFact[] = [];
  for await (const row of rowsOf(join(folder, 'brands.parquet'))) {
    const { name, name_cn: nameCn, country, website, founded, parent, aliases } = row as unknown as OpenBrand;
    facts.push({ name, nameCn, country, website, founded: numberOf(founded), parent, aliases });
  }
  return facts;
}

/** Writes the parts of a release as NDJSON, a row a line. */
export async function writeOpenParts(folder: string, ndjson: string): Promise<void> {
  const lines = async function* () {
    for await (const row of rowsOf(join(folder, 'parts.parquet'))) {
      const { mpn, brand, category_id: category, pins, params, lifecycle, datasheet_url: datasheetUrl, is_pattern: mpnPattern, sources } = row;
      const known = { package: row['package'] ?? undefined, pins: numberOf(pins) ?? undefined, datasheetUrl: datasheetUrl ?? undefined };
      yield `${JSON.stringify({ mpn, brand, category, params, lifecycle, mpnPattern, source: (sources as string[]).join('+'), ...known })}\n`;
    }
  };
  await pipeline(Readable.from(lines()), createWriteStream(ndjson));
}
