import { describe, expect, it } from 'vitest';
import type { InputPart } from './document.ts';
import { findUnstorable, readText } from './readText.ts';

const part: InputPart = {
  schema: {
    type: 'object',
    properties: {
      pageIndex: { type: 'integer' },
      ratio: { type: ['number', 'null'] },
      isDomestic: { type: 'boolean' },
      brandId: { type: 'array', items: { type: 'integer' } },
      package: { type: 'array', items: { type: 'string' } },
      ids: { type: 'array', items: { type: 'integer' } },
      keywords: { $ref: 'Keywords#' },
    },
  },
  commaLists: new Set(['ids']),
};
const read = (given: Record<string, unknown>) => readText(part, given, (schema) => (schema.$ref ? { type: 'string' } : schema));

describe('文字读成契约里的类型', () => {
  it('整数、小数与是否', () => {
    expect(read({ pageIndex: '12', ratio: '-0.5', isDomestic: 'false', keywords: '12' })).toEqual({
      pageIndex: 12,
      ratio: -0.5,
      isDomestic: false,
      keywords: '12',
    });
  });
  it.each(['1e3', '0x10', '1.0', ' 1', '1 ', '', 'NaN', '99999999999999999'])('“%s”不是整数，原样留给校验去拒绝', (text) => {
    expect(read({ pageIndex: text })).toEqual({ pageIndex: text });
  });
  it('单个值、重复的值、空值与逗号分隔都成为列表', () => {
    expect(read({ brandId: '7' })).toEqual({ brandId: [7] });
    expect(read({ brandId: ['7', '8'] })).toEqual({ brandId: [7, 8] });
    expect(read({ brandId: '' })).toEqual({ brandId: [] });
    expect(read({ ids: '1,2,3' })).toEqual({ ids: [1, 2, 3] });
    expect(read({ ids: '' })).toEqual({ ids: [] });
  });
  it('只有契约说有逗号的才拆开：封装名里可以有逗号', () => {
    expect(read({ package: 'SOT-23-5, TSOT' })).toEqual({ package: ['SOT-23-5, TSOT'] });
  });
  it('重复的单值仍是列表，不会悄悄取其一', () => {
    expect(read({ pageIndex: ['1', '2'] })).toEqual({ pageIndex: ['1', '2'] });
  });
  it('契约没有的名字不会进来', () => {
    expect(read(JSON.parse('{"__proto__":{"x":1},"constructor":"y","role":"operator","keywords":"a"}'))).toEqual({ keywords: 'a' });
    expect(Object.prototype).not.toHaveProperty('x');
  });
});

describe('存不下的文字', () => {
  it.each([
    ['a\u0000b', 'keywords'],
    ['\ud83d', 'keywords'],
    [['好', '\udc00'], 'keywords'],
  ])('%j', (value, field) => {
    expect(findUnstorable({ keywords: value })).toBe(field);
  });
  it('表情和生僻字没有问题', () => {
    expect(findUnstorable({ keywords: '😀𠮷', list: ['é'] })).toBeNull();
  });
});
