import { registryBlockNames } from '@chippage/api/registryBlockNames';
import { expect, it } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { correctionProblems, correctionWire, meantPart, partChoices, type PartName } from './correctionInput.ts';
import { correctionFormMessages } from './messages.ts';

const nameOf: PartName = (block) => (block === null ? '基本信息' : registryBlockNames[block]);
const t = translator(correctionFormMessages);

it('没有输入或已经是一栏的，列出全部，基本信息在最前；输入几个字就只剩对得上的', () => {
  const all = partChoices(nameOf, '');
  expect(all.slice(0, 2)).toEqual(['基本信息', '主要人员']);
  expect(all).toHaveLength(Object.keys(registryBlockNames).length + 1);
  expect(new Set(all).size).toBe(all.length);
  expect(partChoices(nameOf, '股东信息')).toEqual(all);
  expect(partChoices(nameOf, '被执行')).toEqual(['被执行人', '失信被执行人', '历史被执行人']);
});

it.each([
  ['', undefined],
  ['被执行', undefined],
  ['被执行人', '被执行人'],
  [' 商标 ', '商标'],
  ['立案', '立案信息'],
  ['别的', undefined],
])('“%s”是哪一栏：%s', (typed, name) => expect(meantPart(nameOf, typed)).toBe(name));

it.each([
  [
    { part: '', content: ' ', isOwn: false },
    { part: '请选择哪一栏不对', content: '请写明哪里不对、正确的是什么' },
  ],
  [
    { part: '被执行', content: '字'.repeat(1001), isOwn: false },
    { part: '没有这一栏，请从列表里选一个', content: '最多 1000 个字，请删短' },
  ],
  [{ part: '商标', content: '字'.repeat(1000), isOwn: false }, {}],
])('哪里不对 %#', (input, problems) => {
  expect(Object.fromEntries(Object.entries(correctionProblems(t, nameOf, input)).filter(([, text]) => text !== undefined))).toEqual(problems);
});

it('寄出去的：栏目是代号，基本信息没有代号', () => {
  const input = { part: '立案', content: ' 案号不对 ', isOwn: true };
  expect(correctionWire(nameOf, input, [5])).toEqual({ block: 'case_filings', content: '案号不对', isOwn: true, fileIds: [5] });
  expect(correctionWire(nameOf, { ...input, part: '基本信息' }, [5])).not.toHaveProperty('block');
});
