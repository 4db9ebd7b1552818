import { sql } from 'drizzle-orm';
import { advanceCatalogue } from '../datasheets/parts/catalogueWrites.queries.ts';
import { readSampleCatalogue, sampleFolder } from '../datasheets/parts/sample/sampleCatalogue.ts';
import type { Db } from '../platform/database/connect.ts';

/**
 * Brings the distributors of the sample in; rows that an import wrote are left alone.
 * @returns How many rows were written.
 */
export async function loadSampleAgents(db: Db, folder = sampleFolder): Promise<number> {
  const { agents } = readSampleCatalogue(folder);
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into agents (id, name, name_cn, website, country, kind, initial, pinyin, origin)
      select id, name, "nameCn", website, country, kind, initial, pinyin, 'sample'
      from jsonb_to_recordset(${JSON.stringify(agents)}::jsonb) as r (id int, name text, "nameCn" text, website text, country text, kind text, initial text, pinyin text)
      on conflict (name) do update set name_cn = excluded.name_cn, website = excluded.website, country = excluded.country, kind = excluded.kind, initial = excluded.initial, pinyin = excluded.pinyin
      where agents.origin = 'sample' and (agents.name_cn, agents.website, agents.country, agents.kind, agents.initial, agents.pinyin)
        is distinct from (excluded.name_cn, excluded.website, excluded.country, excluded.kind, excluded.initial, excluded.pinyin)`);
    // Lists of agents are kept as long as the catalogue does not change.
    if (rowCount) await advanceCatalogue(tx, { isEpoch: true });
    return rowCount ?? 0;
  });
}
