import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { catalogueOf } from './catalogue/catalogue.ts';
import { valueOf } from './catalogue/catalogueIndex.ts';
import { textAt } from './catalogue/textColumn.ts';
import { touchParts } from './catalogueWrites.queries.ts';
import { loadSample } from './sample/loadSample.ts';
import { sampleSearchable } from './sample/sampleIndex.ts';
import { searchParts } from './search/searchParts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const count = async (table: string) => Number((await database.db.execute<{ n: string }>(sql.raw(`select count(*) n from ${table}`))).rows[0]?.n);

describe('样例目录', () => {
  it('装入一次，再装一次什么也不变', async () => {
    expect(await loadSample(database.db)).toBe(true);
    expect([await count('parts'), await count('brands'), await count('categories')]).toEqual([14_921, 408, 196]);
    const before = await database.db.execute(sql`select * from catalogue_state`);
    expect(await loadSample(database.db)).toBe(false);
    expect((await database.db.execute(sql`select * from catalogue_state`)).rows).toEqual(before.rows);
  });

  it('每个有原厂数据手册地址的器件都连着一份外部文档，同品牌同地址只有一份', async () => {
    const missing = await database.db.execute(
      sql`select 1 from parts p where datasheet_url is not null and not exists (select from document_parts l join documents d on d.id = l.document_id where l.part_id = p.id and d.outside_url = p.datasheet_url)`,
    );
    expect(missing.rows).toEqual([]);
    expect(await count('document_parts')).toBe(11_751);
    expect(await count('documents')).toBe(5551);
  });

  it('换了样例会重装：导入的行不动，不再有的样例行消失', async () => {
    const { db } = database;
    await db.execute(sql`update catalogue_state set sample_hash = 'older'`);
    await db.execute(sql`update parts set lifecycle = 'eol', origin = 'import' where mpn = 'LM358'`);
    await db.execute(sql`update parts set lifecycle = 'eol' where mpn = 'STM32F103C8T6'`);
    await db.execute(sql`insert into parts (id, brand_id, category_id, mpn, mpn_key, lifecycle, params, is_pattern, source, popularity, origin, revision) values
      (999999, 1, 'mcu/8bit', 'GONE-1', 'GONE1', 'unknown', '{}', false, 'x', 1, 'sample', 1), (1999999, 1, 'mcu/8bit', 'MINE-1', 'MINE1', 'unknown', '{}', false, 'x', 1, 'import', 1)`);
    expect(await loadSample(db)).toBe(true);
    const { rows } = await db.execute<{ mpn: string; lifecycle: string }>(
      sql`select distinct mpn, lifecycle from parts where mpn in ('LM358', 'STM32F103C8T6', 'GONE-1', 'MINE-1') order by mpn`,
    );
    expect(rows.filter((row) => row.mpn === 'LM358').some((row) => row.lifecycle === 'eol')).toBe(true);
    expect(rows.find((row) => row.mpn === 'STM32F103C8T6')?.lifecycle).toBe('unknown');
    expect(rows.map((row) => row.mpn)).toContain('MINE-1');
    expect(rows.map((row) => row.mpn)).not.toContain('GONE-1');
    await db.execute(sql`delete from parts where mpn = 'MINE-1'`);
    await db.execute(sql`update parts set origin = 'sample', lifecycle = 'unknown' where origin = 'import'`);
    await db.execute(sql`update catalogue_state set epoch = epoch + 1`);
  });
});

describe('目录索引跟随数据库', () => {
  it('与样例文件建出的索引一致', async () => {
    const { index } = await catalogueOf(database.db).current();
    const expected = sampleSearchable().index;
    expect(index.size).toBe(expected.size);
    for (const row of [0, 777, 7777, index.size - 1]) {
      expect(textAt(index.mpns, row)).toBe(textAt(expected.mpns, row));
      expect(index.parameters.map((_, at) => valueOf(index, row, at)?.text)).toEqual(expected.parameters.map((_, at) => valueOf(expected, row, at)?.text));
    }
  });

  it('改动、新增和数据手册变化在下一次读取时就在', async () => {
    const { db } = database;
    const find = async (keywords: string) => {
      const snapshot = await catalogueOf(db).current();
      const { rows, total, facets } = searchParts(snapshot, { keywords, pageIndex: 1, pageSize: 10, sort: 'relevance' });
      return { total, first: rows[0] && textAt(snapshot.index.mpns, rows[0].row), row: rows[0]?.row ?? -1, facets, index: snapshot.index };
    };
    expect((await find('ZZTOP-42A')).total).toBe(0);
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into parts (id, brand_id, category_id, mpn, mpn_key, package_case, pins, lifecycle, params, is_pattern, source, popularity, origin, revision)
        values (2000001, 1, 'power/ldo', 'ZZTOP-42A', 'ZZTOP42A', 'SOT-23', 3, 'active', '{"voutV": 4.2}', false, 'test', 1, 'import', 0)`);
      await touchParts(tx, [2_000_001]);
    });
    const added = await find('zztop 42a');
    expect(added.first).toBe('ZZTOP-42A');
    expect(added.index.size).toBe(14_922);
    await db.transaction(async (tx) => {
      await tx.execute(sql`update parts set mpn = 'AATOP-42A', mpn_key = 'AATOP42A', params = '{"voutV": 4.3}' where id = 2000001`);
      await touchParts(tx, [2_000_001]);
    });
    expect((await find('zztop42a')).facets.some((facet) => facet.code === 'voutV' && facet.options.some((option) => option.value === '4.2'))).toBe(false);
    const renamed = await find('AATOP-42A');
    expect([renamed.first, renamed.index.size]).toEqual(['AATOP-42A', 14_922]);
    expect(
      valueOf(
        renamed.index,
        renamed.row,
        renamed.index.parameters.findIndex((parameter) => parameter.code === 'voutV'),
      )?.number,
    ).toBe(4.3);
    // Rows of a merged index lie in order and are found by number and by id.
    const { index } = renamed;
    for (let row = 1; row < index.size; row++) if (textAt(index.keys, row - 1) > textAt(index.keys, row)) throw new Error(`row ${row} is out of order`);
    expect((await find('STM32F103C8T6')).first).toBe('STM32F103C8T6');
  });
});
