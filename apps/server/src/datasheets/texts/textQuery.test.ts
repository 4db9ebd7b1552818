import { describe, expect, it } from 'vitest';
import { excerptOfPage } from './excerpt.ts';
import { pageWords } from './pageWords.ts';
import { toTextQuery } from './textQuery.ts';

const all = (keywords: string) => toTextQuery(keywords)?.all;

describe('输入读成查询', () => {
  it.each([
    ['spread spectrum', "('spread':*) & ('spectrum':*)"],
    ['"spread spectrum"', "('spread' <2> 'spectrum')"],
    ['“绝对最大额定值”', "('绝对' <-> '对最' <-> '最大' <-> '大额' <-> '额定' <-> '定值')"],
    ['"输入电压 VIN"', "('输入' <-> '入电' <-> '电压' <3> 'vin')"],
    ['3.3V LDO', "('3.3v') & ('ldo':*)"],
    ['IO', "('io')"],
    ['压', "('压':*)"],
  ])('%s', (keywords, query) => expect(all(keywords)).toBe(query));

  it.each(['', '  ', '"', '"" ,.%', '——'])('没有字可找：%j', (keywords) => expect(toTextQuery(keywords)).toBeNull());
});

describe('一页的字', () => {
  it('值连着单位记下来，写不写空格都一样', () => {
    const words = pageWords('VOUT = 3.3 V, 0.1 %, 100nF, STM32F103');
    for (const lexeme of ["'3.3v'", "'0.1%'", "'100nf'", "'3.3'"]) expect(words).toContain(lexeme);
    expect(words).not.toContain("'1%'");
  });

  it('一行在汉字之间断开，词还是一个', () => expect(pageWords('绝对最大 额定值')).toContain("'大额'"));
});

describe('命中处前后的字', () => {
  const query = (keywords: string) => toTextQuery(keywords)!;
  const text = `${'x '.repeat(100)}The spectrum. Enable the Spread-Spectrum clock to lower EMI.`;

  it('连在一起的先于散开的，标出来的就是页上的字', () => {
    const hit = excerptOfPage(3, text, query('spread spectrum'));
    expect(hit.phrase).toBe('Spread-Spectrum');
    expect(hit.excerptMarks.map(({ from, to }) => hit.excerpt.slice(from, to))).toContain('Spread-Spectrum');
    expect(hit.excerpt.startsWith('…')).toBe(true);
  });

  it('汉字之间有换行也标得出', () => expect(excerptOfPage(1, '见绝对最大 额定值表', query('绝对最大额定值')).phrase).toBe('绝对最大 额定值'));
});
