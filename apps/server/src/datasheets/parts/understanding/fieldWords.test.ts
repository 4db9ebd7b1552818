import { describe, expect, it } from 'vitest';
import { searcherOf } from '../../../../test/quality/judge.ts';
import { sampleSearchable } from '../sample/sampleIndex.ts';
import { textAt } from '../catalogue/textColumn.ts';
import { knownNumbers } from '../search/candidates.ts';
import { searchParts } from '../search/searchParts.ts';
import { categoryWords } from './categoryWords.ts';
import { fieldWords } from './fieldWords.ts';
import { partKey } from '../partKey.ts';
import { hasRadio, radioWords } from './radioWords.ts';
import { understand } from './understand.ts';
import { valueWords } from './valueWords.ts';

const searchable = sampleSearchable();
const read = (keywords: string) => understand(keywords, searchable.lexicon, knownNumbers(searchable.index));
const search = searcherOf(searchable);
/** All the numbers that a search shows. */
const found = (keywords: string) =>
  searchParts(searchable, { keywords, pageIndex: 1, pageSize: 1000, sort: 'relevance' }).rows.map(({ row }) => textAt(searchable.index.mpns, row));
const chips = (keywords: string) => read(keywords).understood.map((piece) => `${piece.kind}:${piece.text}`);

describe('词典的每一个词都整个读懂', () => {
  it.each([...fieldWords, ...valueWords])('$words', ({ words }) => {
    for (const word of words.split(' ')) {
      expect(read(word).texts, word).toEqual([]);
      expect(read(word).understood, word).toHaveLength(1);
    }
  });

  it.each(Object.entries(categoryWords))('%s：%s', (_, words) => {
    for (const word of words.split(' ')) expect(read(word).texts, word).toEqual([]);
  });

  it.each(fieldWords.filter((entry) => !entry.isGeneral))('$words 找到它说的器件', ({ words, categories = [] }) => {
    for (const word of words.split(' ')) {
      expect([...read(word).categories].toSorted(), word).toEqual([...categories].toSorted());
      expect(search(word).length, word).toBeGreaterThan(0);
    }
  });
});

describe('词切在对的地方', () => {
  it.each(['低功耗 蓝牙', '低功耗蓝牙', '蓝牙', '蓝牙音频'])('%s 不是蓝色', (typed) => {
    expect(read(typed).tests).toEqual([]);
    expect(read(typed).categories).toContain('module/wireless');
  });

  it.each(radioWords)('$words 只列出有它的器件', ({ words, radios = [] }) => {
    for (const word of words.split(' '))
      for (const mpn of found(word)) for (const radio of radios) expect(hasRadio(partKey(mpn), radio), `${word} ${mpn}`).toBe(true);
  });

  it('ESP32-S2、LoRa 和 3G 模块不是蓝牙；词分开写也一样；标签说出是什么', () => {
    const mpns = found('低功耗 蓝牙');
    expect(mpns).toEqual(expect.arrayContaining(['ESP32-C3-WROOM-02', 'nRF52840', 'BLE112-A-V1']));
    expect(mpns.filter((mpn) => /^(?:ESP32-S2|RFM9|SARA|RAK811|SPWF|EFR32FG)/.test(mpn))).toEqual([]);
    expect(chips('蓝牙 wifi')).toEqual(['category:Wi-Fi、蓝牙（无线 SoC、无线通信模块）']);
    expect(found('蓝牙 wifi')).not.toContain('BTM112');
  });

  it.each(['蓝宝石', '绿色能源', '黄金', '白电'])('%s 不认识，就整个是一个词', (typed) => expect(chips(typed)).toEqual([`text:${typed}`]));

  it.each(['串口屏', '串口服务器', '降压药', '固定翼', '双向道路', '一线城市'])('%s 不认识，就没有半个参数', (typed) => {
    expect(read(typed).tests).toEqual([]);
    expect(read(typed).texts.join('')).toBe(typed);
  });

  it('词典里每个说参数的词，后面接上不认识的字，都不当参数', () => {
    const words = valueWords.flatMap((entry) => (entry.value || entry.number ? entry.words.split(' ') : [])).filter((word) => /\p{Script=Han}$/u.test(word));
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((word) => read(`${word}屏`).tests.length > 0 || read(`${word}饕餮`).tests.length > 0)).toEqual([]);
  });

  it.each(['可调的稳压器', '降压用电感', '串口 屏'])('%s 里的参数还在', (typed) => expect(read(typed).tests.length).toBeGreaterThan(0));

  it.each(['红LED', '蓝色LED', '绿色发光二极管', '红色 指示灯'])('%s 还是颜色', (typed) => expect(read(typed).tests).toHaveLength(1));

  it.each(['USB转串口', 'usb转ttl', 'USB转UART芯片'])('%s 先列桥接芯片', (typed) => {
    for (const hit of search(typed).slice(0, 5)) expect(hit.mpn).toMatch(/^(?:CH34|CH91|CP210|FT2|FT4|PL23)/);
  });

  it.each([
    ['稳压', 'power/ldo'],
    ['稳压 3.3V', 'power/ldo'],
    ['稳压 二极管', 'diode/zener'],
    ['稳压模块', 'module/power-dcdc'],
    ['CAN FD 收发器', 'interface/can-lin'],
    ['蓝牙 模块', 'module/wireless'],
  ])('%s 找到 %s', (typed, category) => {
    expect(read(typed).categories).toEqual([category]);
    for (const hit of search(typed).slice(0, 5)) expect(hit.category).toBe(category);
  });

  it('0R 1% 0805 放下精度，留下 0 Ω', () => expect(search('0R 1% 0805')[0]?.params['resistanceOhm']).toBe(0));
});
