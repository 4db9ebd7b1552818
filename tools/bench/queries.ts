import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFolder } from '../../apps/server/src/datasheets/parts/sample/sampleCatalogue.ts';
import type { JudgedQuery } from '../../apps/server/test/quality/judge.ts';

/** The queries that came with the component facts. */
export function givenQueries(): JudgedQuery[] {
  return readFileSync(join(sampleFolder, 'queries.ndjson'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): JudgedQuery => JSON.parse(line));
}
