// The public data: what it holds and leaves out, that it is what it says it is, what changed, and that an index can be built from it.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OpenRelease } from '@chippage/api/types';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { sql } from 'drizzle-orm';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { loadSample } from '../parts/sample/loadSample.ts';
import { catalogueOf } from '../parts/catalogue/catalogue.ts';
import { textAt } from '../parts/catalogue/textColumn.ts';
import { searchParts } from '../parts/search/searchParts.ts';
import { makeRelease } from './makeRelease.ts';

let api: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'chippage-opendata-test-'));
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  await loadSample(api.server.db, { hasParts: true });
  await makeRelease(api.server.platform);
}, 120_000);
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const releases = async () => (await api.visitor().get('/opendata/releases')).json<{ data: OpenRelease[] }>().data;
const fileOf = async (name: string, release = 'latest') => (await api.visitor().get(`/opendata/${release}/${name}`)).rawPayload;
const textOf = async (name: string, release?: string) => (await fileOf(name, release)).toString();
const rowsOf = async (name: string) => {
  const bytes = await fileOf(name);
  return parquetReadObjects({ file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer });
};
const nextDay = async () => {
  api.clock.advance(86_400_000);
  await makeRelease(api.server.platform);
  const [newest] = await releases();
  if (!newest) throw new Error('no release');
  return newest;
};

it('每个文件与清单相符；三种格式说的是同样的行；每一行都合 JSON Schema', async () => {
  const [release] = await releases();
  expect(release?.files.map(({ name }) => name)).toEqual(
    [
      'parts.csv parts.parquet parts.jsonld brands.csv brands.parquet brands.jsonld documents.csv documents.parquet documents.jsonld',
      'categories.csv categories.parquet parameters.csv parameters.parquet sources.csv sources.parquet',
      'schema.json datapackage.json licence.txt changes.csv',
    ].flatMap((names) => names.split(' ')),
  );
  for (const { name, sizeBytes } of release?.files ?? []) expect((await fileOf(name)).byteLength, name).toBe(sizeBytes);
  const ajv = addFormats.default(new Ajv2020({ strict: false }));
  ajv.addSchema(JSON.parse(await textOf('schema.json')) as object, 'rows');
  for (const { name, rows: count } of release?.tables ?? []) {
    const rows = await rowsOf(`${name}.parquet`);
    expect(rows, name).toHaveLength(count);
    const validate = ajv.getSchema(`rows#/$defs/${name}`);
    const plain = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, typeof value === 'bigint' ? Number(value) : value])));
    expect(plain.filter((row) => validate?.(row) !== true).slice(0, 3), `${name} ${ajv.errorsText(validate?.errors)}`).toEqual([]);
    expect((await textOf(`${name}.csv`)).split('\r\n').length - 2, name).toBe(count);
  }
  const graph = JSON.parse(await textOf('parts.jsonld')) as { '@context': string; '@graph': { mpn: string }[] };
  expect(graph['@graph']).toHaveLength(release?.tables.find(({ name }) => name === 'parts')?.rows ?? -1);
  expect(graph['@graph'].find(({ mpn }) => mpn === 'STM32F103C8T6')).toMatchObject({
    '@id': expect.stringMatching(/^\/datasheet\/datasheetDetail\/\d+$/),
    '@type': 'ProductModel',
    additionalProperty: expect.arrayContaining([{ '@type': 'PropertyValue', propertyID: 'flashKB', name: expect.any(String), value: 64, unitText: 'KB' }]),
  });
  expect(await textOf('licence.txt')).toContain('KiCad');
});

it('来源没有写明许可的器件和已下架的文档不在其中；一行变了就记为变了，名字带引号换行也不例外', async () => {
  const { db } = api.server;
  const [before] = await releases();
  await db.execute(sql`
    insert into parts (brand_id, category_id, mpn, mpn_key, lifecycle, params, is_pattern, source, popularity, origin, revision) values
      (1, 'mcu/arm-32', 'OPEN-1', 'OPEN1', 'unknown', '{"core": "a, \\"b\\""}', false, 'octopart-cpl', 1, 'import', 1),
      (1, 'mcu/arm-32', 'SECRET-1', 'SECRET1', 'unknown', '{}', false, 'somebody', 1, 'import', 1),
      (1, 'mcu/arm-32', 'SECRET-2', 'SECRET2', 'unknown', '{}', false, 'octopart-cpl+somebody', 1, 'import', 1)`);
  await db.execute(
    sql`insert into documents (brand_id, title, language, taken_down_at, taken_down_kind) values (1, E'有"引号"\n和换行', 'zh', null, null), (1, '已下架的', 'zh', now(), 'copyright')`,
  );
  await db.execute(sql`update brands set website = 'https://changed.example.com' where id = 2`);
  const second = await nextDay();
  const partsOf = (release?: OpenRelease) => release?.tables.find(({ name }) => name === 'parts');
  expect(partsOf(second)).toMatchObject({ rows: (partsOf(before)?.rows ?? 0) + 1, added: 1, changed: 0, removed: 0 });
  expect(second).toMatchObject({ previousDay: before?.day, withheldParts: (before?.withheldParts ?? 0) + 2 });
  expect(second.tables.find(({ name }) => name === 'brands')).toMatchObject({ changed: 1, added: 0 });
  expect(second.tables.find(({ name }) => name === 'documents')).toMatchObject({ added: 1, changed: 0 });
  const words = (await textOf('parts.csv')) + (await textOf('documents.csv'));
  expect(words).toContain('OPEN-1');
  expect(words).not.toMatch(/SECRET|已下架的/);
  // Nothing changed since: also the title over two lines is the same.
  const third = await nextDay();
  expect(third.tables.map(({ added, changed, removed }) => added + changed + removed)).toEqual([0, 0, 0, 0, 0, 0]);
  await db.execute(sql`delete from parts where mpn = 'OPEN-1'`);
  expect(partsOf(await nextDay())).toMatchObject({ added: 0, removed: 1 });
  expect(await textOf('changes.csv')).toMatch(/^table,key,change\r\nparts,\d+,removed\r\n$/);
});

it('地址不变：latest 是最新一天；没有的说怎么办；保留三十份', async () => {
  const [newest] = await releases();
  const visitor = api.visitor();
  const latest = await visitor.get('/opendata/latest/brands.csv');
  const dated = await visitor.get(`/opendata/${newest?.day}/brands.csv`);
  expect(latest.rawPayload.equals(dated.rawPayload)).toBe(true);
  expect(latest.headers['content-type']).toBe('text/csv');
  expect(dated.headers['cache-control']).toContain('immutable');
  expect(latest.headers['cache-control']).not.toContain('immutable');
  expect((await visitor.get('/opendata/1999-01-01/brands.csv')).json()).toMatchObject({ code: 404, reason: 'opendata.not_found' });
  expect((await visitor.get('/opendata/latest/passwords.csv')).statusCode).toBe(404);
  // Days that the database does not know.
  expect((await visitor.get('/opendata/0000-00-00/brands.csv')).statusCode).toBe(404);
  expect((await visitor.get('/opendata/2026-02-30/brands.csv')).statusCode).toBe(404);
  // As if there had been one a day for a month before.
  await api.server.db.execute(sql`
    insert into open_releases (day, created_at, completed_at) select day, day, day from generate_series(date '2020-01-01', date '2020-01-31', interval '1 day') day`);
  await nextDay();
  expect(await releases()).toHaveLength(30);
});

it('从下载的文件重建：同样的型号、同样的参数、搜得到', { timeout: 120_000 }, async () => {
  for (const name of ['parts.parquet', 'brands.parquet']) writeFileSync(join(folder, name), await fileOf(name));
  const other = await createTestDatabase();
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../cli/import.ts'), 'opendata', folder], {
      env: { ...process.env, NODE_OPTIONS: '--conditions=chippage-source', DATABASE_URL: other.url, DATA_DIR: folder },
    });
    expect(stdout).toContain('错误 0');
    const facts = sql`select b.name, p.mpn, p.category_id, p.package_case, p.pins, p.lifecycle, p.params, p.datasheet_url, p.is_pattern, p.source from parts p join brands b on b.id = p.brand_id
      where p.source not like '%somebody' order by b.name collate "C", p.mpn collate "C"`;
    const [here, there] = [(await api.server.db.execute(facts)).rows, (await other.db.execute(facts)).rows];
    expect(there).toHaveLength(here.length);
    expect(there).toEqual(here);
    const snapshot = await catalogueOf(other.db).current();
    const { rows } = searchParts(snapshot, { keywords: 'stm32f103c8t6', pageIndex: 1, pageSize: 1, sort: 'relevance' });
    expect(rows[0] && textAt(snapshot.index.mpns, rows[0].row)).toBe('STM32F103C8T6');
  } finally {
    await other.close();
  }
});
