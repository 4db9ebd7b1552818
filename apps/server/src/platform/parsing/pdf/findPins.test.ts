import { describe, expect, it } from 'vitest';
import { createPinFinder } from './findPins.ts';
import { linesOf, type Run } from './textLines.ts';

const columns = [50, 130, 250];

/** Cells of one line, each at its column; '' leaves one out. */
const row = (y: number, ...texts: string[]): Run[] =>
  texts.flatMap((text, at) => (text === '' ? [] : [{ text, x: columns[at] ?? 400, y, width: text.length * 5, height: 10 }]));

function find(...pages: Run[][][]) {
  const finder = createPinFinder();
  for (const [at, rows] of pages.entries()) finder.look(at + 1, linesOf(rows.flat()));
  return finder.done();
}
/** What a table with one column of numbers says. */
const findOne = (...pages: Run[][][]) => find(...pages)[0]?.pins ?? [];

describe('在文字层里找引脚表', () => {
  it('表头下面的每行：编号、名称、说明、页', () =>
    expect(findOne([row(100, '概述')], [row(80, '4.2 引脚'), row(100, '编号', '名称', '说明'), row(120, '1', 'GND', '地'), row(140, '2', 'IN1−')])).toEqual([
      { number: 1, name: 'GND', description: '地', page: 2 },
      { number: 2, name: 'IN1−', description: '', page: 2 },
    ]));

  it('英文的表头一样读', () => expect(findOne([row(100, 'Pin', 'Name', 'Function'), row(120, '8', 'VCC', 'Supply')])).toHaveLength(1));

  it('说明折成两行是一句；后面的段落不是', () =>
    expect(findOne([row(100, '编号', '名称', '说明'), row(120, '1', 'TRIG', '触发输入，'), row(132, '', '', '低电平有效'), row(160, '以上是引脚')])).toEqual([
      { number: 1, name: 'TRIG', description: '触发输入，低电平有效', page: 1 },
    ]));

  it('换页重写表头的接着读', () =>
    expect(
      findOne([row(700, '编号', '名称', '说明'), row(720, '1', 'A', '甲')], [row(40, '页眉'), row(80, '编号', '名称', '说明'), row(100, '2', 'B', '乙')]).map(
        ({ number, page }) => [number, page],
      ),
    ).toEqual([
      [1, 1],
      [2, 2],
    ]));

  it.each([
    ['没有表头', [row(100, '1', 'GND', '地')]],
    ['表已经结束', [row(100, '编号', '名称', '说明'), row(120, '注'), row(140, '1', 'GND', '地')]],
    ['别的表', [row(100, '参数', '数值', '单位'), row(120, '1', 'GND', '地')]],
    ['不在表头的那一栏', [row(100, '编号', '名称', '说明'), [{ text: '1', x: 300, y: 120, width: 5, height: 10 }, ...row(120, '', 'GND', '地')]]],
    ['一格几百个', [row(100, '编号', '名称', '说明'), row(120, '1-999', 'GND', '地'), row(140, '1-999', 'VCC', '电源')]],
    ['多出一格', [row(100, '编号', '名称', '说明'), row(120, '1', 'GND', '地', '0 V')]],
  ])('%s：不算', (_what, rows) => expect(find(rows)).toEqual([]));
});

/** Runs of one line, each at its place; `y` is the upper edge. */
const at = (y: number, cells: Record<number, string>): Run[] =>
  Object.entries(cells).map(([x, text]) => ({ text, x: Number(x), y, width: text.length * 5, height: 10 }));
const said = (found: ReturnType<typeof find>) => Object.fromEntries(found.map(({ head, pins }) => [head, pins.map(({ number, name }) => `${number} ${name}`)]));

describe('原厂的写法', () => {
  it('每种封装一栏，有类型一栏：各读各的，短横是没有这个脚', () =>
    expect(
      said(
        find([
          at(100, { 50: 'SOIC', 100: 'VQFN', 150: 'NAME', 220: 'TYPE(1)', 290: 'DESCRIPTION' }),
          at(120, { 55: '1', 105: '15', 150: 'VCC', 225: 'P', 290: 'Supply' }),
          at(140, { 55: '2', 105: '—', 150: 'NC', 225: '—', 290: 'Not connected' }),
          at(160, { 55: '3', 103: '4, 12', 150: 'GND', 225: 'G', 290: 'Ground' }),
          at(180, { 55: '–', 103: 'EP', 150: 'Thermal pad', 290: 'Connect to ground' }),
        ]),
      ),
    ).toEqual({ SOIC: ['1 VCC', '2 NC', '3 GND'], VQFN: ['15 VCC', '4 GND', '12 GND'] }));

  it('表头分两行：PIN 下面是 NAME 和各种封装，类型和说明在中间', () =>
    expect(
      said(
        find([
          at(100, { 100: 'PIN' }),
          at(107, { 220: 'I/O', 290: 'DESCRIPTION' }),
          at(114, { 50: 'NAME', 110: 'SOIC (8)', 165: 'DSG' }),
          at(134, { 50: 'IN+', 120: '3', 168: '5', 222: 'I', 290: 'Noninverting input' }),
          at(154, { 50: 'OUT', 120: '6', 168: '7-8', 222: 'O', 290: 'Output' }),
        ]),
      ),
    ).toEqual({ 'SOIC (8)': ['3 IN+', '6 OUT'], DSG: ['5 IN+', '7 OUT', '8 OUT'] }));

  it('表头居中、短的说明靠左：由长的知道是哪一栏', () => {
    const [column] = find([
      at(100, { 60: 'NAME', 130: 'NO.', 180: 'TYPE', 380: 'DESCRIPTION' }),
      at(120, { 50: 'VDD', 135: '1', 185: 'P', 230: 'Positive supply, bypass to ground with a capacitor' }),
      at(140, { 50: 'VSS', 135: '2', 185: 'G', 230: 'Ground' }),
    ]);
    expect(column).toMatchObject({
      head: '',
      pins: [
        { number: 1, name: 'VDD' },
        { number: 2, name: 'VSS', description: 'Ground' },
      ],
    });
  });

  it('行在说明的中间：每行的说明都对；分不清的不写说明', () => {
    const head = at(100, { 50: 'NO.', 100: 'NAME', 200: 'DESCRIPTION' });
    const middle = [
      at(120, { 200: 'First line' }),
      at(125, { 50: '1', 100: 'A' }),
      at(130, { 200: 'second line' }),
      at(150, { 50: '2', 100: 'B', 200: 'Alone' }),
    ];
    expect(findOne([head, ...middle]).map(({ description }) => description)).toEqual(['First line second line', 'Alone']);
    const even = [at(120, { 50: '1', 100: 'A', 200: 'One' }), at(132, { 200: 'whose' }), at(144, { 50: '2', 100: 'B', 200: 'Two' })];
    expect(findOne([head, ...even]).map(({ description }) => description)).toEqual(['', '']);
  });

  it('球的编号不是数字：那一栏不读，别的照读；不是引脚的栏也不读', () => {
    const rows = [
      at(100, { 50: 'LQFP48', 110: 'UFBGA64', 180: 'Pin name', 250: 'Reset', 320: 'Function' }),
      at(120, { 55: '1', 115: 'B2', 180: 'VBAT', 250: 'Hi-Z', 320: 'Backup supply' }),
      at(140, { 55: '2', 115: 'A2', 180: 'PC13', 250: '0', 320: 'Port' }),
    ];
    expect(said(find(rows))).toEqual({ LQFP48: ['1 VBAT', '2 PC13'] });
  });

  it('两栏的字连在一起，或者一格跨着两栏：到此为止', () => {
    const head = at(100, { 50: 'SOIC', 100: 'VQFN', 150: 'NAME', 220: 'TYPE', 290: 'DESCRIPTION' });
    expect(find([head, [{ text: '1 15', x: 55, y: 120, width: 60, height: 10 }, ...at(120, { 150: 'VCC', 290: 'Supply' })]])).toEqual([]);
  });

  it.each([
    ['别的表', at(100, { 50: 'Name', 120: 'Min', 180: 'Max', 240: 'Unit' }), at(120, { 50: 'VCC', 120: '2', 180: '6', 240: 'V' })],
    ['句子', at(100, { 50: 'The name of each pin and its', 300: 'description' }), at(120, { 50: '1', 100: 'GND' })],
  ])('%s：不算', (_what, ...rows) => expect(find(rows)).toEqual([]));
});
