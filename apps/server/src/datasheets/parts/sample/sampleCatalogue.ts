import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { CatalogueFacts } from '../catalogueFacts.ts';
import { normalFacts, type OriginalFacts } from '../normalFacts.ts';

/** A brand as the sample holds it. */
export interface SampleBrand {
  id: number;
  name: string;
  nameCn: string | null;
  initial: string;
  pinyin: string | null;
  country: string | null;
  isDomestic: boolean;
  website: string | null;
  founded: number | null;
  parent: string | null;
  aliases: string[];
}

/** A category as the sample holds it; parents stand before their children. */
export interface SampleCategory {
  id: string;
  no: number;
  name: string;
  nameEn: string;
  parentId: string | null;
}

/** A parameter as the sample holds it. */
export interface SampleParameter {
  code: string;
  no: number;
  name: string;
  nameEn: string;
  unit: string | null;
}

/** A distributor as the sample holds it. */
export interface SampleAgent {
  id: number;
  name: string;
  nameCn: string | null;
  website: string | null;
  country: string | null;
  kind: 'authorized' | 'catalog' | 'independent';
  initial: string;
  pinyin: string | null;
}

/** A source of facts as the sample holds it. */
export interface SampleSource {
  code: string;
  no: number;
  name: string;
  licence: string;
  url: string | null;
}

/** A part as the sample holds it. */
export interface SamplePart extends CatalogueFacts {
  id: number;
  brandId: number;
  mpn: string;
  category: string;
  package: string | null;
  /** What the sources wrote where the catalogue writes it otherwise. */
  originals: OriginalFacts;
}

/** Everything but the parts. */
export interface SampleCatalogue {
  brands: SampleBrand[];
  categories: SampleCategory[];
  parameters: SampleParameter[];
  agents: SampleAgent[];
  sources: SampleSource[];
}

/** Where the compiled sample lies. */
export const sampleFolder = join(import.meta.dirname, '../../../../sample');
/** Which forms facts are read into: another number has the sample read again. */
const FORMS = '3';
const catalogueFile = 'catalogue.json.br';
const partsFile = 'parts.ndjson.br';

/** Hash of the compiled sample: another hash means that it has to be loaded again. */
export function sampleHash(folder: string = sampleFolder): string {
  const hash = createHash('sha256');
  hash.update(FORMS);
  for (const file of [catalogueFile, partsFile]) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

/** Brands, categories, parameters, distributors and sources of the sample. */
export function readSampleCatalogue(folder: string = sampleFolder): SampleCatalogue {
  return JSON.parse(decompressed(folder, catalogueFile));
}

/** Parts of the sample. */
export function readSampleParts(folder: string = sampleFolder): SamplePart[] {
  return decompressed(folder, partsFile)
    .split('\n')
    .filter((line) => line !== '')
    .map((line): SamplePart => {
      const part: Omit<SamplePart, 'originals'> = JSON.parse(line);
      const { rewrites: _rewrites, ...facts } = normalFacts(part);
      return { ...part, ...facts };
    });
}

/** Whether a compiled sample lies there (not before the first compile). */
export const hasSample = (folder: string = sampleFolder): boolean => existsSync(join(folder, catalogueFile));

const decompressed = (folder: string, file: string): string => brotliDecompressSync(readFileSync(join(folder, file))).toString('utf8');
