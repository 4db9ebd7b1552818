/**
 * Compiles the component facts of a folder (brands.json, categories.json, params.json, distributors.json, parts.ndjson)
 * into the compressed sample that the portal loads on its first start: `node sample/build.ts FOLDER`.
 * Numbers of brands, distributors and parts that the sample already holds stay as they are, because addresses contain them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { sortingOf } from '../src/datasheets/parts/brandSorting.ts';
import { hasSample, readSampleCatalogue, readSampleParts, type SampleCatalogue, type SamplePart } from '../src/datasheets/parts/sample/sampleCatalogue.ts';
import { sources } from './sources.ts';

interface BrandFact { name: string; nameCn?: string | null; website?: string | null; country?: string | null; founded?: number; parent?: string; aliases?: string[] }
interface CategoryFact { id: string; nameCn: string; nameEn: string; children?: CategoryFact[] }
interface ParameterFact { key: string; nameCn: string; nameEn: string; unit: string | null }
interface DistributorFact { name: string; nameCn: string | null; website: string | null; kind: 'authorized' | 'catalog' | 'independent'; country: string | null }
interface PartFact { mpn: string; brand: string; category: string; package?: string; pins?: number; lifecycle?: string; params: SamplePart['params']; datasheetUrl?: string; mpnPattern?: boolean; source: string }

const folder = process.argv[2];
if (folder === undefined) {
  process.stderr.write('Usage: node sample/build.ts FOLDER\n');
  process.exit(1);
}
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const kept = hasSample() ? { ...readSampleCatalogue(), parts: readSampleParts() } : { brands: [], agents: [], parts: [] };
const brandId = numbering(kept.brands.map((brand) => [brand.name, brand.id]));
const agentId = numbering(kept.agents.map((agent) => [agent.name, agent.id]));
const partId = numbering(kept.parts.map((part) => [`${part.brandId} ${part.mpn}`, part.id]));

const brandFacts: BrandFact[] = JSON.parse(read('brands.json'));
const categoryFacts: CategoryFact[] = JSON.parse(read('categories.json'));
const parameterFacts: ParameterFact[] = JSON.parse(read('params.json'));
const distributorFacts: DistributorFact[] = JSON.parse(read('distributors.json'));

const catalogue: SampleCatalogue = {
  brands: brandFacts.map((fact) => ({
    id: brandId(fact.name),
    name: fact.name,
    nameCn: fact.nameCn ?? null,
    ...sortingOf(fact.name, fact.nameCn ?? null),
    country: fact.country ?? null,
    isDomestic: fact.country === 'CN',
    website: fact.website ?? null,
    founded: fact.founded ?? null,
    parent: fact.parent ?? null,
    aliases: fact.aliases ?? [],
  })),
  categories: categoryFacts
    .flatMap((top) => [{ ...top, parentId: null }, ...(top.children ?? []).map((child) => ({ ...child, parentId: top.id }))])
    .map((fact, index) => ({ id: fact.id, no: index + 1, name: fact.nameCn, nameEn: fact.nameEn, parentId: fact.parentId })),
  parameters: parameterFacts.map((fact, index) => ({ code: fact.key, no: index + 1, name: fact.nameCn, nameEn: fact.nameEn, unit: fact.unit })),
  agents: distributorFacts.map((fact) => ({ id: agentId(fact.name), name: fact.name, nameCn: fact.nameCn, website: fact.website, country: fact.country, kind: fact.kind, ...sortingOf(fact.name, fact.nameCn) })),
  sources,
};

const parts = read('parts.ndjson')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): SamplePart => {
    const fact: PartFact = JSON.parse(line);
    const brand = brandId(fact.brand);
    return {
      id: partId(`${brand} ${fact.mpn}`),
      brandId: brand,
      mpn: fact.mpn,
      category: fact.category,
      package: fact.package ?? null,
      pins: fact.pins ?? null,
      lifecycle: fact.lifecycle ?? 'unknown',
      params: fact.params,
      datasheetUrl: fact.datasheetUrl ?? null,
      isPattern: fact.mpnPattern ?? false,
      source: fact.source,
    };
  })
  .toSorted((a, b) => a.id - b.id);

write('catalogue.json.br', JSON.stringify(catalogue));
write('parts.ndjson.br', parts.map((part) => JSON.stringify(part)).join('\n'));

/** Gives names their old numbers and new names the next free ones. */
function numbering(old: [string, number][]): (name: string) => number {
  const numbers = new Map(old);
  let next = Math.max(0, ...numbers.values()) + 1;
  return (name) => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, next);
    return next++;
  };
}

function write(file: string, text: string): void {
  const bytes = Buffer.from(text, 'utf8');
  const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  writeFileSync(join(import.meta.dirname, file), packed);
  process.stdout.write(`${file}: ${bytes.length} → ${packed.length} bytes\n`);
}
