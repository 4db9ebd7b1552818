import type { MerchantEntryForm } from '@chippage/api/types';
import { expect, it } from 'vitest';
import { entryFacts, readEntry, readShopName, toTerms, wrongEntry } from './entry.rules.ts';

const creditCode = '91350100M000100Y43';
const cny: MerchantEntryForm['terms'][number] = {
  currency: 'CNY',
  freightTerm: 'free_above',
  freight: '15',
  freeFrom: '1000',
  isHongKong: false,
  bank: { beneficiary: '例芯电子有限公司', bankName: '例行深圳分行', bankAddress: '', account: '4000 0234 0920 0001 234', swift: '' },
};
const usd: MerchantEntryForm['terms'][number] = {
  currency: 'USD',
  freightTerm: 'collect',
  freight: '9',
  freeFrom: '9',
  isHongKong: true,
  bank: { beneficiary: 'Example Ltd', bankName: 'Example Bank', bankAddress: '1 Example Road', account: '012-345678-001', swift: 'EXBKHKHH' },
};
const form: MerchantEntryForm = {
  shopName: ' 例芯  旗舰店 ',
  shopNameEn: 'Example Flagship',
  shopType: 'flagship',
  creditCode,
  intro: '卖例芯的全部型号，现货在深圳。',
  shipping: '深圳仓，当日发货',
  deliveryPlaces: ['SZ', 'HK'],
  returnPolicy: '原包未拆 7 天内可退。',
  serviceHours: '周一至周五 9:00–18:00',
  contactName: '林工',
  contactPhone: '0755-8000 0000',
  terms: [cny, usd],
  isAgreed: true,
};

it('没有错的一份', () => expect(wrongEntry(form, { creditCode })).toEqual([]));

const bank = (change: object) => ({ ...cny, bank: { ...cny.bank, ...change } });
it.each([
  ['校验位不对', { creditCode: '91350100M000100Y44' }, ['creditCode']],
  ['别的企业的信用代码', { creditCode: '91440300MA5EXAMP0A' }, ['creditCode']],
  ['名称只有空白', { shopName: '　 ' }, ['shopName']],
  ['两个人民币账户', { terms: [cny, cny] }, ['terms']],
  ['香港交货没有香港仓', { deliveryPlaces: ['SZ' as const] }, ['deliveryPlaces']],
  ['固定运费是 0', { terms: [{ ...cny, freightTerm: 'fixed' as const, freight: '0' }] }, ['terms.0.freight']],
  ['没有写满多少', { terms: [{ ...cny, freeFrom: '' }] }, ['terms.0.freeFrom']],
  ['满 10 免 15', { terms: [{ ...cny, freeFrom: '10' }] }, ['terms.0.freeFrom']],
  ['到付不看金额', { terms: [{ ...cny, freightTerm: 'collect' as const, freight: '', freeFrom: '' }] }, []],
  ['人民币账号里有字母', { terms: [bank({ account: 'AB12345678' })] }, ['terms.0.account']],
  ['人民币账号太短', { terms: [bank({ account: '123 4567' })] }, ['terms.0.account']],
  ['美元账户没有 SWIFT', { terms: [cny, { ...usd, bank: { ...usd.bank, swift: '' } }] }, ['terms.1.swift']],
])('哪里不对：%s', (_name, change, fields) => expect(wrongEntry({ ...form, ...change }, { creditCode }).map(({ field }) => field)).toEqual(fields));

it('存下来的：空白收拢，用不到的金额清空，两位小数', () => {
  const read = readEntry(form);
  expect(read.shopName).toBe('例芯 旗舰店');
  expect(read.terms.map(({ freight, freeFrom }) => [freight, freeFrom])).toEqual([
    ['15.00', '1000.00'],
    ['', ''],
  ]);
  expect(toTerms(read.terms[1] ?? usd)).toMatchObject({ freight: null, freeFrom: null, isHongKong: true, bank: { swift: 'EXBKHKHH' } });
  expect(readShopName('Ａbc  Shop')).toEqual({ name: 'Abc Shop', key: 'abc shop' });
});

it('户名不是企业的，提醒审核的人', () => {
  const facts = entryFacts(readEntry(form), { name: '例芯电子有限公司' });
  const of = (name: string) => facts.find((fact) => fact.name === name)?.value;
  expect(of('人民币收款')).not.toContain('不一样');
  expect(of('美元收款')).toContain('请核对');
  const inBrackets = entryFacts(readEntry({ ...form, terms: [bank({ beneficiary: '例芯（深圳）有限公司' })] }), { name: '例芯(深圳)有限公司' });
  expect(inBrackets.find(({ name }) => name === '人民币收款')?.value).toMatch(/^例芯（深圳）有限公司，例行/);
  expect(of('人民币运费')).toBe('满 ¥1,000 免运费，不足收 ¥15');
});
