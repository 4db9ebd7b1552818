import { describe, expect, it } from 'vitest';
import { fileName } from './fileName.ts';

const now = Date.parse('2026-11-26T18:00:00Z');
const name = (about: string, holds?: string) => fileName({ about, ...(holds !== undefined && { holds }), ending: 'xlsx', now });

describe('存下的文件叫什么', () => {
  it('说出是什么的、有什么、哪一天（中国的日期）', () => {
    expect(name('stm32，意法半导体', '59 个型号的参数')).toBe('stm32，意法半导体 59 个型号的参数 2026-11-27.xlsx');
    expect(name('', '59 个型号的参数')).toBe('59 个型号的参数 2026-11-27.xlsx');
    expect(name('网关主板 v2')).toBe('网关主板 v2 2026-11-27.xlsx');
  });

  it.each([
    ['5V/3.3V <buck> "LDO"', '5V 3.3V buck LDO'],
    ['C:\\a|b*?', 'C a b'],
    ['..\\..\\隐藏', '隐藏'],
    ['换\n行\u202E反\u0000', '换 行 反'],
  ])('没有 Windows 不收的字，也没有看不见的字：%s', (about, words) => expect(name(about)).toBe(`${words} 2026-11-27.xlsx`));

  it.each(['长', '😀', 'a '])('再长也不超过 255 字节，有什么和哪一天都在：%s', (sign) => {
    const long = name(sign.repeat(300), '3 个型号对比');
    expect(Buffer.byteLength(long)).toBeLessThanOrEqual(255);
    expect(long).toMatch(/[^ ] 3 个型号对比 2026-11-27\.xlsx$/);
  });
});
