import { expect, it } from 'vitest';
import { isSameLine, lineFacts, readLine, wrongLine } from './production.rules.ts';

const written = { name: ' SMT 贴片线 2 ', equipment: '', capacity: '每天 ２００ 万点', certificates: ['ISO 9001:2015', ' ISO 9001:2015 ', 'IATF 16949'] };
const line = readLine(written);

it('两端的空白去掉，没写的是空，同一个认证只留一次', () => {
  expect(line).toEqual({ name: 'SMT 贴片线 2', equipment: null, capacity: '每天 200 万点', certificates: ['ISO 9001:2015', 'IATF 16949'] });
});

it.each([
  ['写了认证没有证书', line, 0, ['fileIds']],
  ['写了认证有证书', line, 1, []],
  ['没有写认证', { ...line, certificates: [] }, 0, []],
  ['名称只有空白', { ...line, name: '', certificates: [] }, 0, ['name']],
])('哪里不对：%s', (_name, facts, files, fields) => expect(wrongLine(facts, files).map(({ field }) => field)).toEqual(fields));

it('审核看得到改了什么', () => {
  expect(lineFacts(null, line).every((fact) => fact.before === undefined)).toBe(true);
  expect(lineFacts(line, { ...line, equipment: '西门子 SX2' })).toContainEqual({ name: '设备', value: '西门子 SX2', before: '没有写' });
  expect(isSameLine(line, { ...line })).toBe(true);
  expect(isSameLine(line, { ...line, capacity: null })).toBe(false);
});
