import { describe, expect, it } from 'vitest';
import { fieldsOf, findHead, namedTwice } from './columns.rules.ts';
import { readRow } from './readRow.rules.ts';

const read = (field: Parameters<typeof readRow>[1]['mapping'][number], text: string) => {
  const { form, errors } = readRow(['X1', text], { mapping: ['model', field], type: 0, isAnonymous: false });
  const { type: _type, model: _model, isAnonymous: _anonymous, ...rest } = form;
  return errors.length > 0 ? errors.map(({ code }) => code) : rest;
};

describe('表头', () => {
  it('中文、英文、大小写、括号、空格、换行都认得；认不出的和重复的不用', () => {
    expect(fieldsOf(['型 号', 'Mfr.', '数量(PCS)', 'Unit Price', '批号\n', 'D/C', 'Package', '含税?', '货期（天）', '其他'])).toEqual([
      'model',
      'brand',
      'quantity',
      'price',
      'dateCode',
      null,
      'package',
      'tax',
      'leadTime',
      null,
    ]);
  });
  it('在前十行里找有型号的一行；没有就没有表头', () => {
    const rows = [
      { no: 1, cells: ['某某公司库存表'] },
      { no: 3, cells: ['品牌', '型号'] },
      { no: 4, cells: ['ST', 'A1'] },
    ];
    expect(findHead(rows)).toMatchObject({ headRow: 3, mapping: ['brand', 'model'] });
    expect(findHead([{ no: 1, cells: ['A1', '5'] }])).toMatchObject({ headRow: 0, heads: ['', ''], mapping: [null, null] });
  });
  it('一个意思只能有一列', () => {
    expect(namedTwice(['model', null, 'price', 'model'])).toEqual(['model']);
    expect(namedTwice([null, null])).toEqual([]);
  });
});

describe('格子', () => {
  it.each<[Parameters<typeof read>[0], string, object | string[]]>([
    ['quantity', '1,000', { quantity: 1000 }],
    ['quantity', '2.5K', { quantity: 2500 }],
    ['quantity', '３万 pcs', { quantity: 30_000 }],
    ['quantity', '0', ['range']],
    ['quantity', '1.5', ['format']],
    ['quantity', '很多', ['format']],
    ['price', '¥1,200.50 元', { price: '1200.50', currency: 'CNY' }],
    ['price', '$0.123456', { price: '0.123456', currency: 'USD' }],
    ['price', '面议', { price: '' }],
    ['price', '0.1234567', ['format']],
    ['price', '-1', ['format']],
    ['price', '=A1*2', ['formula']],
    ['tax', '0.13', { taxMode: 'tax13' }],
    ['tax', '未税', { taxMode: 'untaxed' }],
    ['tax', '6%', ['unknown_word']],
    ['grade', 'B2 散新混批号', { grade: 'b2' }],
    ['grade', '全新原装', { grade: 'a1' }],
    ['grade', 'E3', ['unknown_word']],
    ['leadTime', '2-4 周', { leadTimeDays: 28 }],
    ['leadTime', '现货', { leadTimeDays: 0 }],
    ['leadTime', '5000天', ['range']],
    ['place', '香港', { place: 'HK' }],
    ['place', '苏州', { place: 'OTHER' }],
    ['packing', '编带', { packing: 'reel' }],
    ['invoice', '专票', { invoiceNeed: 'special' }],
    ['remark', 'x'.repeat(501), ['too_long']],
    ['brand', '', {}],
  ])('%s “%s”', (field, text, expected) => expect(read(field, text)).toEqual(expected));

  it('币种一列比价格上的符号说了算，不管哪一列在前', () => {
    const { form } = readRow(['USD', '¥2', 'X1'], { mapping: ['currency', 'price', 'model'], type: 0, isAnonymous: false });
    expect(form).toMatchObject({ currency: 'USD', price: '2' });
  });
  it('一行里错的都说，按列的次序；没有型号是一处错', () => {
    const { errors } = readRow(['', '很多', '6%'], { mapping: ['model', 'quantity', 'tax'], type: 0, isAnonymous: false });
    expect(errors.map(({ column, code, value }) => [column, code, value])).toEqual([
      [0, 'missing', ''],
      [1, 'format', '很多'],
      [2, 'unknown_word', '6%'],
    ]);
  });
});
