import { describe, expect, it } from 'vitest';
import { brandNamedIn, mpnsOfTitle, guessKind, maySeeFile } from './uploads.rules.ts';

const own = { memberId: 1, role: 'member' } as const;
const other = { memberId: 2, role: 'member' } as const;
const operator = { memberId: 3, role: 'operator' } as const;

it.each([
  ['draft', true, false, false],
  ['reviewing', true, false, true],
  ['refused', true, false, true],
  ['published', true, false, true],
  ['withdrawn', false, false, false],
] as const)('一份 %s 的上传：本人 %s，别人 %s，运营人员 %s', (state, forOwn, forOther, forOperator) => {
  const upload = { state, memberId: 1 };
  expect([own, other, operator].map((session) => maySeeFile(upload, session))).toEqual([forOwn, forOther, forOperator]);
});

it.each([
  ['EX32F103 Datasheet', '', 'datasheet'],
  ['EX32F103 数据手册', '应用笔记', 'datasheet'],
  ['EX32F103 Datasheet Errata', '', 'errata'],
  ['EX32F103 勘误表', '', 'errata'],
  ['Motor drive reference design', '', 'refdesign'],
  ['', 'Application Note\nUsing EX32F103; see its data sheet', 'appnote'],
  ['', '应用笔记：读 EX32F103 的数据手册', 'appnote'],
  ['', 'EX32F103 data sheet. Related: application note', 'datasheet'],
  ['', 'EX32F103 Data Sheet Errata', 'errata'],
  ['untitled', `EX32F103 ${'parameters '.repeat(60)} errata`, 'datasheet'],
  ['PCN 2024-017 EX32F103', '', 'pcn'],
  ['', 'Product/Process Change Notification\nsee data sheet', 'pcn'],
  ['EX32F103 停产通知', '', 'eol'],
  ['PCN 2024-018: End-of-Life Notice', '', 'eol'],
  ['EX32F103 RoHS Declaration', '', 'rohs'],
  ['', 'EX32F103 data sheet, RoHS compliant', 'datasheet'],
  ['EX32F103 可靠性测试报告', '', 'reliability'],
  ['inerratable', 'EX32F103', 'datasheet'],
] as const)('标题「%s」、开头「%s」：建议的类型是 %s', (title, text, kind) => {
  expect(guessKind({ title, text })).toBe(kind);
});

describe('建议的品牌和型号', () => {
  const names = new Map([
    ['ti', 1],
    ['texas instruments', 1],
    ['nexperia', 2],
    ['兆易创新', 3],
    ['st', 4],
    ['instruments', 9],
  ]);
  it.each([
    ['先写到的品牌', 'Nexperia PMEG3010 ... second source: Texas Instruments', 2],
    ['同一处取长的名字', 'TEXAS INSTRUMENTS TPS62130', 1],
    ['词里面的不算', 'Contexas instrumentsX in 2026', null],
    ['中文名前后没有空格', '本手册由兆易创新发布', 3],
    ['太短的名字不猜', 'ST and TI', null],
  ])('%s', (_name, text, id) => expect(brandNamedIn(text, names)).toBe(id));

  it.each([
    ['TPS62130A 3-V to 17-V Step-Down Converter', ['TPS62130A']],
    ['CX1000A/CX2000B-Q1 datasheet, ISO9001, 2026', ['CX1000A', 'CX2000B-Q1']],
    ['Application note', []],
  ])('%s', (title, mpns) => expect(mpnsOfTitle(title)).toEqual(mpns));
});
