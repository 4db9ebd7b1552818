import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import { textAt } from '../catalogue/textColumn.ts';
import { loadSample } from '../sample/loadSample.ts';
import { searchParts } from '../search/searchParts.ts';
import { importParts } from './importParts.ts';

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'chippage-import-'));
beforeAll(async () => {
  database = await createTestDatabase();
  await loadSample(database.db, { hasParts: false });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function fileOf(name: string, lines: (object | string)[]): string {
  const file = join(folder, name);
  writeFileSync(file, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return file;
}

async function run(file: string, batchSize = 3) {
  const errors: [number, string][] = [];
  const progress = await importParts({
    url: database.url,
    file,
    batchSize,
    onError: (line, message) => errors.push([line, message]),
    onProgress: () => undefined,
  });
  return { ...progress, errors };
}

async function firstHit(keywords: string) {
  const snapshot = await catalogueOf(database.db).current();
  const { rows, total } = searchParts(snapshot, { keywords, pageIndex: 1, pageSize: 5, sort: 'relevance' });
  return { mpn: rows[0] && textAt(snapshot.index.mpns, rows[0].row), match: rows[0]?.match, total };
}

const part = (mpn: string, more: object = {}) => ({ mpn, brand: 'Texas Instruments', category: 'power/ldo', params: { voutV: 3.3 }, source: 'test', ...more });

describe('导入器件', () => {
  it('新增、再导一次什么也不变、改了的才更新；搜索立即看到', async () => {
    const rows = [
      part('QQ-1000'),
      part('QQ-1001', { datasheetUrl: 'https://example.com/qq.pdf' }),
      part('QQ-1002', { datasheetUrl: 'https://example.com/qq.pdf', package: 'SOT-23', pins: 3 }),
      part('QQ-1003', { brand: '德州仪器' }),
      part('QQ-1004', { brand: 'ti' }),
    ];
    expect(await run(fileOf('a.ndjson', rows))).toMatchObject({ lines: 5, added: 5, changed: 0, same: 0, errors: [] });
    expect(await firstHit('qq1004')).toEqual({ mpn: 'QQ-1004', match: 'normalised', total: 1 });
    const mark = await database.db.execute(sql`select max(revision) m, count(*) n from parts`);
    expect(await run(fileOf('a.ndjson', rows))).toMatchObject({ added: 0, changed: 0, same: 5 });
    expect((await database.db.execute(sql`select max(revision) m, count(*) n from parts`)).rows).toEqual(mark.rows);
    expect(
      await run(fileOf('b.ndjson', [part('QQ-1000', { params: { voutV: 5 } }), part('QQ-1001', { datasheetUrl: 'https://example.com/other.pdf' })])),
    ).toMatchObject({ added: 0, changed: 2, same: 0 });
    const documents = await database.db.execute<{ url: string; n: string }>(
      sql`select d.outside_url url, count(l.part_id) n from documents d join document_parts l on l.document_id = d.id group by 1 order by 1`,
    );
    expect(documents.rows).toEqual([
      { url: 'https://example.com/other.pdf', n: '1' },
      { url: 'https://example.com/qq.pdf', n: '1' },
    ]);
  });

  it('错的行报出行号和原因，别的行照常导入', async () => {
    const { errors, added } = await run(
      fileOf('c.ndjson', [
        part('GOOD-1'),
        '{ not json',
        part('BAD-2', { category: 'no/such' }),
        '',
        part('BAD-3', { pins: -1 }),
        part(' '),
        part('BAD\u0000-4'),
        part('BAD-5', { datasheetUrl: 'javascript:alert(1)' }),
        part('BAD-6', { lifecycle: 'dead' }),
        '[]',
        part('BAD-7', { params: { a: { b: 1 } } }),
        { mpn: 'X1' },
        part('BAD-8', { params: { '__proto__x y': 1 } }),
        part('\uD800X'),
        part('BAD-9', { datasheetUrl: 'https://user:secret@example.com/a.pdf' }),
        part('BAD-10', { datasheetUrl: 'https://example.com\\@evil.example/a.pdf' }),
        part('GOOD-2'),
      ]),
    );
    expect(added).toBe(2);
    expect(errors.map(([line]) => line)).toEqual([2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(errors[0]).toEqual([2, '不是合法的 JSON']);
    expect(errors[1]).toEqual([3, '没有“no/such”这个分类']);
  });

  it('同一文件里重复的行以后者为准；新品牌随行建立', async () => {
    const { added, same, newBrands } = await run(
      fileOf('d.ndjson', [part('DUP-1', { params: { voutV: 1 } }), part('DUP-1', { params: { voutV: 2 } }), part('NEW-1', { brand: '新芯界' })]),
      100,
    );
    expect([added, same, newBrands]).toEqual([2, 0, ['新芯界']]);
    const { rows } = await database.db.execute<{ params: unknown }>(sql`select params from parts where mpn = 'DUP-1'`);
    expect(rows).toEqual([{ params: { voutV: 2 } }]);
    expect((await firstHit('新芯界')).total).toBe(1);
  });

  it('自相矛盾的事实按规则改正：说出改了什么、凭哪条规则，原文留作证据', async () => {
    const { corrected } = await run(
      fileOf('g.ndjson', [
        part('AT32F415CBT7', { category: 'mcu/arm-32', package: 'LQFP48', pins: 48, params: { ioCount: 55, flashKB: 128 } }),
        part('MCP2551-I/SN', { category: 'interface/rs485-rs232', package: 'SO8', pins: 8 }),
      ]),
    );
    expect([...corrected]).toEqual([
      ['I/O 数 55 → 未知（I/O 少于引脚数）', 1],
      ['分类 interface/rs485-rs232 → interface/can-lin（CAN 收发器不是 RS-485）', 1],
    ]);
    const { rows } = await database.db.execute(
      sql`select category_id, pins, params, originals from parts where mpn in ('AT32F415CBT7', 'MCP2551-I/SN') order by mpn`,
    );
    expect(rows).toEqual([
      { category_id: 'mcu/arm-32', pins: 48, params: { flashKB: 128 }, originals: { package: 'LQFP48', ioCount: '55' } },
      { category_id: 'interface/can-lin', pins: 8, params: { voutV: 3.3 }, originals: { package: 'SO8', category: 'interface/rs485-rs232' } },
    ]);
  });

  it('制表符、反斜杠和换行在参数里原样保存', async () => {
    await run(fileOf('e.ndjson', [part('ESC\\-1', { params: { core: 'a\\b "c"', note: '\\N' } })]));
    expect((await database.db.execute(sql`select mpn, params from parts where mpn like 'ESC%'`)).rows).toEqual([
      { mpn: 'ESC\\-1', params: { core: 'a\\b "c"', note: '\\N' } },
    ]);
  });

  it('命令行：进度、错误行号和小结', { timeout: 120_000 }, async () => {
    const brands = join(folder, 'brands.json');
    writeFileSync(brands, JSON.stringify([{ name: 'Cli Brand', nameCn: '测试品牌', country: 'CN', aliases: ['CLB'] }]));
    const file = fileOf('f.ndjson', [part('CLI-1', { brand: 'clb', package: 'SO8', pins: 9, params: { outputType: 'Fixed' } }), '???']);
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, '../../../cli/import.ts'), 'parts', file, '--brands', brands],
      {
        env: { ...process.env, NODE_OPTIONS: '--conditions=chippage-source', DATABASE_URL: database.url, DATA_DIR: folder },
      },
    );
    expect(stderr).toContain('第 2 行：不是合法的 JSON');
    expect(stdout).toContain('导入完成：2 行，新增 1，更新 0，未变 0，错误 1');
    expect(stdout).toContain('封装 SO8 → SOIC-8（1 行）、outputType Fixed → fixed（1 行）');
    expect(stdout).toContain('自相矛盾的事实按规则改正，原文留作证据：引脚数 9 → 8（露出的焊盘不算引脚）（1 行）');
    expect((await database.db.execute(sql`select package_case, pins, params, originals from parts where mpn = 'CLI-1'`)).rows).toEqual([
      { package_case: 'SOIC-8', pins: 8, params: { outputType: 'fixed' }, originals: { package: 'SO8', pins: '9', outputType: 'Fixed' } },
    ]);
    const { rows } = await database.db.execute(
      sql`select b.name, b.is_domestic, b.pinyin from parts p join brands b on b.id = p.brand_id where p.mpn = 'CLI-1'`,
    );
    expect(rows).toEqual([{ name: 'Cli Brand', is_domestic: true, pinyin: 'ceshipinpai' }]);
  });
});
