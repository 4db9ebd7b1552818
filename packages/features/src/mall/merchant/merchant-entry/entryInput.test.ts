import { ApiError } from '@chippage/api/errors';
import { expect, test } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { entryError, entryProblems, entryTyped, entryWire, type EntryTyped } from './entryInput.ts';
import { merchantEntryMessages } from './messages.ts';
import { entryForm, enteringCompany } from './MerchantEntry.fixtures.ts';

const t = translator(merchantEntryMessages);
const typed = (change: Partial<EntryTyped> = {}): EntryTyped => ({ ...entryTyped(entryForm, enteringCompany), isAgreed: true, ...change });
const wrong = (change: Partial<EntryTyped>) =>
  Object.entries(entryProblems(t, typed(change), enteringCompany)).flatMap(([field, text]) => (text === undefined ? [] : [field]));

test('交过的原样读回来，再交是同一份', () => {
  expect(entryWire(typed())).toEqual({ ...entryForm, isAgreed: true });
  expect(wrong({})).toEqual([]);
});

test('新的一份：户名先写企业名称，只卖人民币', () => {
  const first = entryTyped(null, enteringCompany);
  expect(first).toMatchObject({ CNYSells: true, USDSells: false, CNYBeneficiary: enteringCompany.name, creditCode: enteringCompany.creditCode });
});

test.each([
  ['校验位不对', { creditCode: '91350100M000100Y44' }, ['creditCode']],
  ['别家的代码', { creditCode: '91440300MA5DQ8XU9Q' }, ['creditCode']],
  ['英文名称里有中文', { shopNameEn: '例芯' }, ['shopNameEn']],
  ['没有选交货地', { deliveryPlaces: [] }, ['deliveryPlaces']],
  ['香港交货没有香港仓', { CNYHongKong: true, CNYSwift: 'EXBKHKHH' }, ['deliveryPlaces']],
  ['一种币种也没有', { CNYSells: false }, ['CNYSells']],
  ['到付不看运费', { CNYTerm: 'collect', CNYFreight: '', CNYFreeFrom: '' }, []],
  ['满额低于运费', { CNYFreeFrom: '10' }, ['CNYFreeFrom']],
  ['人民币账号有字母', { CNYAccount: 'AB12345678' }, ['CNYAccount']],
  ['没有同意', { isAgreed: false }, ['isAgreed']],
] as const)('哪里不对：%s', (_name, change, fields) => expect(wrong(change as Partial<EntryTyped>)).toEqual(fields));

test('服务端按位置说的栏，变成这里的栏', () => {
  const error = new ApiError({
    status: 422,
    reason: 'merchant.wrong_fact',
    message: '美元账户和香港账户要填写 SWIFT 代码',
    fields: [
      { field: 'terms.0.swift', msg: 'x' },
      { field: 'shopName', msg: 'y' },
    ],
  });
  expect(entryError(error, typed())).toMatchObject({
    fields: [
      { field: 'CNYSwift', msg: 'x' },
      { field: 'shopName', msg: 'y' },
    ],
  });
});
