import { expect, test } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { sampleTitle } from '../papers.fixtures.ts';
import { invoiceTitleFormMessages } from './messages.ts';
import { gbkLength, readTaxNo, taxNoProblem, titleFormOf, type TitleInput, titleInputOf, titleProblems } from './titleInput.ts';

const t = translator(invoiceTitleFormMessages);
const input = (own: Partial<TitleInput> = {}): TitleInput => ({ ...titleInputOf(sampleTitle()), ...own });
const taxNo = (text: string, own: Partial<TitleInput> = {}) => taxNoProblem(t, input({ taxNo: text, ...own }));

test('税号：18 位校验位，15 和 20 位的旧税号，说清楚哪里不对', () => {
  expect(taxNo('91330100MA2H00000L')).toBeUndefined();
  expect(taxNo('91330100MA2H00000X')).toBe('税号不正确：最后一位与前 17 位对不上，请核对每一位');
  expect(taxNo('9133O100MA2H00000L')).toBe('税号里没有“O”，请核对是否把数字看成了字母');
  expect(taxNo('91330100MA2H00000')).toBe('企业税号是 18 位，现在是 17 位');
  expect(taxNo('330100000000000')).toBeUndefined();
  expect(taxNo('9133_100MA2H00000L')).toBe('税号只有数字和大写字母，请去掉“_”');
});

test('企业必填税号，事业单位普票可以不填，专票都要填，个人没有', () => {
  expect(taxNo('', { kind: 82 })).toBe('企业抬头必须填写税号');
  expect(taxNo('', { kind: 82, titleType: 'institution' })).toBeUndefined();
  expect(taxNo('', { kind: 81, titleType: 'institution' })).toBe('开专票必须填写税号');
  expect(taxNo('', { kind: 82, titleType: 'person' })).toBeUndefined();
});

test('专票要地址、电话、开户行、账号；普票不要', () => {
  const bare = { address: '', tel: '', bankName: '', bankAccount: '' };
  expect(Object.keys(titleProblems(t, input(bare)))).toEqual(['address', 'tel', 'bankName', 'bankAccount']);
  expect(titleProblems(t, input({ ...bare, kind: 82 }))).toEqual({});
});

test('长度按 GBK 字节算：一个汉字两个字节', () => {
  expect(gbkLength('芯页 IC')).toBe(7);
  expect(titleProblems(t, input({ buyerName: '芯'.repeat(51) }))).toEqual({ buyerName: '发票抬头最多 100 个字节（50 个汉字），请删去 2 个字节' });
  expect(titleProblems(t, input({ address: '路'.repeat(48) }))).toMatchObject({ address: '地址和电话合计最多 100 个字节，请删去 9 个字节' });
});

test('个人抬头不带企业的资料', () => {
  expect(titleFormOf(input({ kind: 82, titleType: 'person', buyerName: ' 林深 ' }))).toMatchObject({
    buyerName: '林深',
    taxNo: '',
    address: '',
    bankAccount: '',
  });
});

test('粘贴的税号去掉空格，转成大写', () => {
  expect(readTaxNo(' 9133 0100 ma2h-0000 0l')).toBe('91330100MA2H00000L');
});
