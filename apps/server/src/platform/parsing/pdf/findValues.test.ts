import { describe, expect, it } from 'vitest';
import { createFinder, type WantedValue } from './findValues.ts';
import { linesOf, type Run } from './textLines.ts';

/** Runs of one line, each so wide as it has letters, with a gap of two heights between. */
function row(y: number, ...texts: string[]): Run[] {
  let x = 50;
  return texts.map((text) => {
    const run = { text, x, y, width: text.length * 5, height: 10 };
    x += run.width + 20;
    return run;
  });
}

const temperature: WantedValue = { key: 'tempMinC', names: ['工作温度下限', 'Operating temp min'], readings: [{ value: '-40', unit: '°C' }] };
const flash: WantedValue = {
  key: 'flashKB',
  names: ['程序存储器', 'Flash'],
  readings: [
    { value: '1024', unit: 'KB' },
    { value: '1', unit: 'MB' },
  ],
};

function find(wanted: WantedValue, ...pages: Run[][]) {
  const finder = createFinder([wanted]);
  for (const [at, runs] of pages.entries()) finder.look(at + 1, linesOf(runs));
  return finder.done();
}

describe('在文字层里找参数', () => {
  it('名称、数值、单位都对，只有一处：给出页和框住数值的格子', () => {
    const [found] = find(temperature, row(100, '概述'), row(200, '工作温度下限', '−40', '°C'));
    expect(found).toEqual({ key: 'tempMinC', page: 2, box: { x: 97, y: 197, width: 21, height: 16 }, isSure: true });
  });

  it.each([
    ['单位写在数值里', row(100, 'Flash', '1,024 KB'), true],
    ['写成别的倍数', row(100, 'Flash', '1', 'MB'), true],
    ['小数点后的零', row(100, 'FLASH:', '1.0', 'MB'), true],
    ['没有写单位', row(100, 'Flash', '1024'), false],
    ['名称只是相近', row(100, 'On-chip flash memory', '1024', 'KB'), false],
  ])('%s', (_what, runs, isSure) => expect(find(flash, runs)).toMatchObject([{ isSure }]));

  it.each([
    ['数值不同', row(100, 'Flash', '512', 'KB')],
    ['数字是别的数的一部分', row(100, 'Flash', '10240', 'KB')],
    ['名称不同', row(100, 'EEPROM', '1024', 'KB')],
    ['不在一行', [...row(100, 'Flash'), ...row(130, '1024', 'KB')]],
    ['数值在名称前面', row(100, '1024', 'KB', 'Flash')],
  ])('%s就不算', (_what, runs) => expect(find(flash, runs)).toEqual([]));

  it('两处都对得上，说不准是哪一处', () => {
    expect(find(flash, row(100, 'Flash', '1024', 'KB'), row(100, 'Flash', '1024', 'KB'))).toMatchObject([{ page: 1, isSure: false }]);
  });

  it('一格里的字分成几段，也是一格', () => {
    const runs: Run[] = [
      { text: '工作温', x: 50, y: 100, width: 30, height: 10 },
      { text: '度下限', x: 80.4, y: 100, width: 30, height: 10 },
      { text: '-', x: 200, y: 100.5, width: 4, height: 10 },
      { text: '40', x: 204, y: 100, width: 11, height: 10 },
      { text: '°C', x: 218, y: 100, width: 10, height: 10 },
    ];
    expect(find(temperature, runs)).toMatchObject([{ box: { x: 197, width: 34 }, isSure: true }]);
  });
});
