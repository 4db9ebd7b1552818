import type { OperatorPart, OperatorPartDetail, PartDetail, PartRow, PartSearchReply } from '@chippage/api/types';
import { desc, sql } from 'drizzle-orm';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { operatorOf } from '../../../test/operator.ts';
import { auditRows } from '../../platform/audit.schema.ts';
import { advanceCatalogue } from './catalogueWrites.queries.ts';
import { keepCorrections } from './corrections/corrections.queries.ts';
import { importParts } from './import/importParts.ts';
import { loadSample } from './sample/loadSample.ts';

let api: TestApp;
let operator: Visitor;
let id: number;
const folder = mkdtempSync(join(tmpdir(), 'chippage-corrections-'));
const rows = [
  {
    mpn: 'KC-100',
    brand: '例芯半导体',
    category: 'capacitor/mlcc',
    package: '0603',
    pins: 2,
    params: { capacitancePF: 100, voltageV: 50, dielectric: 'X7R' },
    source: 'sheet',
  },
  { mpn: 'KC-200', brand: '例芯半导体', category: 'capacitor/mlcc', package: '0603', pins: 2, params: { capacitancePF: 1_000_000 }, source: 'sheet' },
  { mpn: 'KL-33', brand: '例芯半导体', category: 'power/ldo', params: { outputType: 'fixed', vMin: 2.5, vMax: 6 }, source: 'sheet' },
];

async function importRows(list: readonly object[] = rows) {
  const file = join(folder, 'parts.ndjson');
  writeFileSync(file, list.map((row) => JSON.stringify(row)).join('\n'));
  return importParts({ url: api.database.url, file, onError: (_, message) => expect.unreachable(message), onProgress: () => undefined });
}
const partId = async (mpn: string) => (await api.server.db.execute<{ id: number }>(sql`select id from parts where mpn = ${mpn}`)).rows[0]?.id ?? 0;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  await loadSample(api.server.db, { hasParts: false });
  await importRows();
  operator = await operatorOf(api);
  id = await partId('KC-100');
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const visitor = () => api.visitor();
const wish = (more: object = {}) => ({
  id: `${id}`,
  field: 'capacitancePF',
  value: '100 nF',
  was: '100',
  source: 'https://maker.example.com/kc.pdf',
  reason: '原厂手册第 2 页',
  ...more,
});
const correct = (more: object = {}) => operator.post('/operator/parts/correct', wish(more));
const undo = (number: number) => operator.post('/operator/parts/undo', { id: `${number}` });
const seen = async (part = id) => (await operator.get('/operator/parts/detail', { id: `${part}` })).json<{ data: OperatorPartDetail }>().data;
const factOf = async (field: string, part = id) => (await seen(part)).facts.find((fact) => fact.field === field);
const found = async (query: Record<string, string>) => (await operator.get('/operator/parts', query)).json<{ data: OperatorPart[]; totalRecord: number }>();
const publicPart = async () => (await visitor().get('/chip/specification/model/detail', { id: `${id}` })).json<{ data: PartDetail }>().data;
const search = async (query: Record<string, string>) => (await visitor().get('/chip/specification/search', query)).json<PartSearchReply>();

it('按型号、品牌、分类找，每个词都要对上；页数由 SQL 算', async () => {
  expect((await found({ keywords: 'kc-1' })).data.map(({ mpn }) => mpn)).toEqual(['KC-100']);
  expect((await found({ keywords: '例芯 陶瓷' })).data.map(({ mpn }) => mpn)).toEqual(['KC-100', 'KC-200']);
  expect(await found({ keywords: '例芯', pageSize: '1', pageIndex: '3' })).toMatchObject({ data: [{ mpn: 'KL-33' }], totalRecord: 3 });
  expect(await found({ keywords: '100% 没有' })).toMatchObject({ data: [], totalRecord: 0 });
});

it('一个型号的全部参数：已知的有值和单位，属于分类的未知参数也在，枚举给出可选的值', async () => {
  expect(await seen()).toMatchObject({ mpn: 'KC-100', categoryName: expect.any(String), correctedFacts: 0, history: [], sources: [{ name: 'sheet' }] });
  expect(await factOf('capacitancePF')).toMatchObject({ name: '容值', unit: 'pF', kind: 'number', value: '100', text: '100 pF', source: null });
  expect(await factOf('lifecycle')).toMatchObject({
    kind: 'choice',
    value: '',
    text: null,
    choices: expect.arrayContaining([{ value: 'obsolete', label: '停产' }]),
  });
  expect(await factOf('voltageV', await partId('KC-200'))).toMatchObject({ value: '', text: null });
  expect(await factOf('outputType', await partId('KL-33'))).toMatchObject({ kind: 'choice', choices: [{ value: 'fixed', label: '固定' }] });
});

it('先说会改成什么，再改：参数表、列表、筛选、对比马上一致，出处和日期看得到，记在日志里', async () => {
  expect((await operator.get('/operator/parts/try', { id: `${id}`, field: 'capacitancePF', value: '100n' })).json().data).toEqual({
    name: '容值',
    from: '100 pF',
    to: '100 nF',
    doubt: null,
  });
  expect((await operator.get('/operator/parts/try', { id: `${id}`, field: 'capacitancePF', value: '1 F' })).json().data.doubt).toContain('100 pF 到 1 µF');
  const done = await correct();
  expect(done.json().data).toMatchObject({
    correctedFacts: 1,
    history: [
      { name: '容值', from: '100 pF', to: '100 nF', source: 'https://maker.example.com/kc.pdf', reason: '原厂手册第 2 页', undoneTime: null, isStanding: true },
    ],
  });
  const value = { code: 'capacitancePF', valueNum: 100, unit: 'nF' };
  expect((await publicPart()).params).toContainEqual(expect.objectContaining(value));
  expect((await publicPart()).corrections).toEqual([
    { field: 'capacitancePF', name: '容值', text: '100 nF', source: 'https://maker.example.com/kc.pdf', time: api.clock.now().toISOString() },
  ]);
  expect(JSON.stringify(await publicPart())).not.toContain('原厂手册第 2 页');
  expect((await search({ keywords: 'KC-', filter: 'capacitancePF:100000..100000' })).data.map(({ mpn }) => mpn)).toEqual(['KC-100']);
  const compared = (await visitor().get('/chip/specification/compare', { id: `${id}` })).json<{ data: PartRow[] }>().data;
  expect(compared[0]?.params).toContainEqual(expect.objectContaining(value));
  expect((await found({ isCorrected: 'true' })).data.map(({ mpn }) => mpn)).toEqual(['KC-100']);
  expect((await found({ isCorrected: 'false', keywords: '例芯' })).totalRecord).toBe(2);
  const [newest] = await api.server.db.select().from(auditRows).orderBy(desc(auditRows.id)).limit(1);
  expect(newest).toMatchObject({ event: 'part.correct', memberId: operator.uid, detail: { part: id, field: '容值', from: '100 pF', to: '100 nF' } });
});

it('导入不覆盖更正，同一个文件再导一次什么也不变；撤销之后是目录现在说的', async () => {
  expect(await importRows()).toMatchObject({ added: 0, changed: 0, same: 3 });
  const [first, ...rest] = rows;
  expect(await importRows([{ ...first, params: { ...first!.params, capacitancePF: 220, voltageV: 25 } }, ...rest])).toMatchObject({ changed: 1, same: 2 });
  expect(await factOf('capacitancePF')).toMatchObject({ text: '100 nF', source: 'https://maker.example.com/kc.pdf' });
  expect(await factOf('voltageV')).toMatchObject({ text: '25 V', source: null });
  const [standing] = (await seen()).history;
  expect((await undo(standing!.id)).json().data).toMatchObject({
    correctedFacts: 0,
    history: [{ isStanding: false, undoneTime: api.clock.now().toISOString() }],
  });
  expect(await factOf('capacitancePF')).toMatchObject({ text: '220 pF', source: null });
  expect((await publicPart()).corrections).toEqual([]);
  expect((await search({ keywords: 'KC-', filter: 'capacitancePF:220..220' })).totalRecord).toBe(1);
  const again = await undo(standing!.id);
  expect([again.statusCode, again.json().reason]).toEqual([409, 'part.correction_state']);
});

it('更正两次，撤销后一次回到前一次和它的出处；前一次要先撤销后一次', async () => {
  await correct({ was: '220' });
  await correct({ value: '47 nF', was: '100000', source: '勘误表 2026-10' });
  const [later, earlier] = (await seen()).history;
  expect((await undo(earlier!.id)).statusCode).toBe(409);
  await undo(later!.id);
  expect(await factOf('capacitancePF')).toMatchObject({ text: '100 nF', source: 'https://maker.example.com/kc.pdf' });
  await undo(earlier!.id);
  expect(await factOf('capacitancePF')).toMatchObject({ text: '220 pF', source: null });
});

it('两个人同时更正：一个成了，另一个被告知现在的值', async () => {
  const replies = await Promise.all([correct({ was: '220', value: '1 nF' }), correct({ was: '220', value: '2 nF' })]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = replies.find(({ statusCode }) => statusCode === 409)!.json();
  expect(refused.reason).toBe('part.corrected_meanwhile');
  expect(refused.msg).toContain(`“${(await factOf('capacitancePF'))!.text}”`);
});

it('示例目录重新载入也不覆盖更正：写过的行放回更正的值，记下目录现在说的', async () => {
  const [standing] = (await seen()).history;
  await api.server.db.transaction(async (tx) => {
    const revision = await advanceCatalogue(tx);
    await tx.execute(sql`update parts set params = params || '{"capacitancePF": 330, "voltageV": 16}', revision = ${revision} where id = ${id}`);
    await keepCorrections(tx, { revision });
  });
  expect(await factOf('capacitancePF')).toMatchObject({ text: standing!.to, source: standing!.source });
  expect(await factOf('voltageV')).toMatchObject({ text: '16 V' });
  await undo(standing!.id);
  expect(await factOf('capacitancePF')).toMatchObject({ text: '330 pF', source: null });
});

it('封装、引脚数、生命周期和未知的参数也能更正', async () => {
  const other = await partId('KC-200');
  const at = { id: `${other}`, was: '' };
  expect((await correct({ ...at, field: 'lifecycle', value: 'obsolete' })).statusCode).toBe(200);
  expect((await correct({ ...at, field: 'voltageV', value: '16 V' })).statusCode).toBe(200);
  expect((await correct({ ...at, field: 'packageCase', value: '0805', was: '0603' })).statusCode).toBe(200);
  expect((await correct({ ...at, field: 'pins', value: '4', was: '2' })).statusCode).toBe(200);
  expect((await search({ keywords: 'KC-', lifecycle: 'obsolete', package: '0805' })).data).toMatchObject([{ mpn: 'KC-200', pins: 4, lifecycle: 'obsolete' }]);
  await importRows();
  expect((await seen(other)).facts.filter(({ source }) => source !== null).map(({ field, text }) => [field, text])).toEqual([
    ['packageCase', '0805'],
    ['pins', '4'],
    ['lifecycle', '停产'],
    ['voltageV', '16 V'],
  ]);
  for (const { id: number } of (await seen(other)).history) expect((await undo(number)).statusCode).toBe(200);
  expect(await factOf('voltageV', other)).toMatchObject({ value: '', text: null });
  expect(await factOf('lifecycle', other)).toMatchObject({ value: '', text: null });
  expect(await factOf('packageCase', other)).toMatchObject({ value: '0603' });
});

it('运营者的更正优先于规则：规则丢掉的 I/O 数、规则改过的引脚数，再导一次仍是更正的值', async () => {
  const chip = {
    mpn: 'KM-48',
    brand: '例芯半导体',
    category: 'mcu/arm-32',
    package: 'QFN-48',
    pins: 49,
    params: { ioCount: 55, flashKB: 64 },
    source: 'sheet',
  };
  await importRows([chip, { ...chip, mpn: 'KM-49', params: { ioCount: 37 } }]);
  const other = await partId('KM-48');
  expect(await factOf('ioCount', other)).toMatchObject({ text: null });
  expect((await correct({ id: `${other}`, field: 'ioCount', value: '39', was: '' })).statusCode).toBe(200);
  expect((await correct({ id: `${other}`, field: 'pins', value: '49', was: '48' })).statusCode).toBe(200);
  await importRows([{ ...chip, params: { ioCount: 56, flashKB: 128 } }]);
  expect(await factOf('ioCount', other)).toMatchObject({ value: '39' });
  expect(await factOf('pins', other)).toMatchObject({ value: '49' });
  expect(await factOf('flashKB', other)).toMatchObject({ value: '128' });
});

it('说出哪一项不对：值、上下限、出处、原因；没有的型号和参数是 404；不是运营者不行', async () => {
  const wrong = async (more: object) => {
    const reply = await correct({ was: (await factOf('capacitancePF'))!.value, ...more });
    return [reply.statusCode, reply.json().fields?.[0]?.field];
  };
  expect(await wrong({ value: '100' })).toEqual([422, 'value']);
  expect(await wrong({ value: (await factOf('capacitancePF'))!.text! })).toEqual([422, 'value']);
  expect(await wrong({ source: 'https:// 不是网址' })).toEqual([422, 'source']);
  expect(await wrong({ source: '  ' })).toEqual([422, 'source']);
  expect(await wrong({ reason: '  ' })).toEqual([422, 'reason']);
  const regulator = { id: `${await partId('KL-33')}` };
  expect(await wrong({ ...regulator, field: 'vMin', value: '9 V', was: '2.5' })).toEqual([422, 'value']);
  expect(await wrong({ ...regulator, field: 'outputType', value: 'sometimes', was: 'fixed' })).toEqual([422, 'value']);
  expect(await wrong({ field: 'flashKB', value: '64 KB', was: '' })).toEqual([404, undefined]);
  expect(await wrong({ id: '999999' })).toEqual([404, undefined]);
  expect((await undo(999_999)).statusCode).toBe(404);
  const member = visitor();
  await member.login('13900000177');
  expect((await member.post('/operator/parts/correct', wish())).statusCode).toBe(403);
});
