import { datasheetState, type CatalogueNames } from '../catalogue/catalogueIndex.ts';
import { indexBuilder } from '../catalogue/indexBuilder.ts';
import { partKey } from '../partKey.ts';
import { popularityOf } from '../popularity.ts';
import { readSampleCatalogue, readSampleParts, type SampleCatalogue } from './sampleCatalogue.ts';
import type { Searchable } from '../search/searchParts.ts';
import { searchableOf } from '../catalogue/searchable.ts';

/** The sample catalogue as a searchable index without a database: for tests and measurements. */
export function sampleSearchable(): Searchable {
  const builder = indexBuilder(indexNames(readSampleCatalogue()));
  for (const part of readSampleParts())
    builder.add({
      ...part,
      mpnKey: partKey(part.mpn),
      datasheet: part.datasheetUrl === null ? datasheetState.none : datasheetState.outside,
      popularity: popularityOf(part.source),
    });
  return searchableOf(builder.finish());
}

/** The names of a sample as the index takes them. */
export const indexNames = (catalogue: SampleCatalogue): CatalogueNames => ({
  brands: catalogue.brands,
  categories: catalogue.categories,
  parameters: catalogue.parameters,
});
