import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { readSampleCatalogue, readSampleParts } from '../../apps/server/src/datasheets/parts/sample/sampleCatalogue.ts';
import { seeded } from '../../apps/server/src/platform/seeded.ts';

/**
 * Writes a file of parts that look like real ones: the sample's parts first, then variations with other digits in the
 * number and the values of another part of the same category.
 */
export async function writeManyParts(file: string, count: number): Promise<void> {
  const brands = new Map(readSampleCatalogue().brands.map((brand) => [brand.id, brand.name]));
  const parts = readSampleParts();
  const byCategory = Map.groupBy(parts, (part) => part.category);
  const random = seeded(7);
  const seen = new Set<string>();
  const out = createWriteStream(file);
  for (let written = 0; written < count;) {
    const part = parts[written % parts.length];
    if (!part) break;
    const round = Math.floor(written / parts.length);
    let { mpn } = part;
    if (round > 0) {
      mpn = mpn.replaceAll(/\d/g, (digit) => (random() < 0.45 ? String(Math.floor(random() * 10)) : digit));
      if (seen.has(`${part.brandId} ${mpn}`)) mpn = `${mpn}-${round.toString(36).toUpperCase()}`;
    }
    seen.add(`${part.brandId} ${mpn}`);
    const peers = byCategory.get(part.category) ?? [part];
    const values = round === 0 ? part : (peers[Math.floor(random() * peers.length)] ?? part);
    const row = {
      mpn,
      brand: brands.get(part.brandId),
      category: part.category,
      lifecycle: part.lifecycle,
      params: values.params,
      source: part.source,
      ...(values.package && { package: values.package }),
      ...(values.pins && { pins: values.pins }),
      ...(part.isPattern && { mpnPattern: true }),
      ...(part.datasheetUrl && { datasheetUrl: round === 0 ? part.datasheetUrl : `${part.datasheetUrl}?edition=${round % 7}` }),
    };
    if (!out.write(`${JSON.stringify(row)}\n`)) await once(out, 'drain');
    written++;
  }
  out.end();
  await once(out, 'close');
}
