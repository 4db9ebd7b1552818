import { areaList } from '@vant/area-data';
import { expect, test } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { type AddressInput, addressFormOf, addressInputOf, addressProblems, readMobile } from './addressInput.ts';
import { addressLine, mobileLine } from './addressLine.ts';
import { divisionChoices, matching, meantDivision } from './divisions.ts';
import { addressFormMessages } from './messages.ts';
import { sampleAddress } from '../papers.fixtures.ts';

const t = translator(addressFormMessages);
const input = (own: Partial<AddressInput> = {}): AddressInput => ({ ...addressInputOf(sampleAddress()), ...own });
const problems = (own: Partial<AddressInput>) => addressProblems(t, input(own));

test('大陆：省市区、11 位手机号；邮编可以不填', () => {
  expect(problems({})).toEqual({});
  expect(problems({ province: ' ', mobile: '12345678901', postcode: '31000' })).toEqual({
    mobile: '请输入 11 位手机号',
    province: '请选择省份',
    postcode: '邮编是 6 位数字',
  });
  expect(Object.keys(addressProblems(t, addressInputOf()))).toEqual(['receiver', 'mobile', 'province', 'city', 'district', 'detail']);
});

test('香港：8 位手机号和地区，没有省市和邮编', () => {
  const hongKong = { region: 'HK', mobile: '91234567', province: '', city: '', district: '观塘区', postcode: '' } as const;
  expect(problems(hongKong)).toEqual({});
  expect(problems({ ...hongKong, mobile: '12345678', district: '' })).toEqual({ mobile: '请输入 8 位香港手机号', district: '请选择地区' });
});

test('台湾：开头的 0 可写可不写；邮编 3、5、6 位', () => {
  const taiwan = { region: 'TW', province: '', city: '台北市', district: '大安区', postcode: '10688' } as const;
  expect(problems({ ...taiwan, mobile: '0912345678' })).toEqual({});
  expect(problems({ ...taiwan, mobile: '912345678', postcode: '1068' })).toEqual({ postcode: '邮编是 3、5 或 6 位数字' });
});

test('太长的说要删去几个', () => {
  expect(problems({ detail: '路'.repeat(203) })).toEqual({ detail: '最多 200 个字，请删去 3 个' });
});

test('换了地区，只送这个地区要的', () => {
  const form = addressFormOf(input({ region: 'HK', mobile: '91234567', district: ' 观塘区 ', tag: 'none' }));
  expect(form).toMatchObject({ region: 'HK', province: '', city: '', street: '', postcode: '', district: '观塘区' });
  expect(form).not.toHaveProperty('tag');
});

test('粘贴的手机号去掉空格、区号和横线', () => {
  expect(readMobile('+86 138-0013-8000', 'CN')).toBe('13800138000');
  expect(readMobile('00852 9123 4567', 'HK')).toBe('91234567');
});

test('一行地址：直辖市只写一次', () => {
  expect(addressLine(sampleAddress())).toBe('浙江省 杭州市 滨江区 示例路 1 号 2 幢 4 层 310051');
  expect(addressLine(sampleAddress({ province: '北京市', city: '北京市', district: '海淀区', postcode: null }))).toBe('北京市 海淀区 示例路 1 号 2 幢 4 层');
  expect(mobileLine({ areaCode: '+86', mobile: '13800138000' })).toBe('138 0013 8000');
  expect(mobileLine({ areaCode: '+886', mobile: '912345678' })).toBe('+886 912 345 678');
});

test('行政区划：省下有市，市下有区；省直辖县自成一市；重庆的县归重庆', () => {
  const of = (province: string, city = '') => divisionChoices(areaList, 'CN', { province, city });
  expect(of('').province).toHaveLength(31);
  expect(of('').city).toEqual([]);
  expect(of('浙江省', '杭州市').district).toContain('滨江区');
  expect(of('湖北省').city).toContain('仙桃市');
  expect(of('湖北省').city.join('')).not.toContain('直辖');
  expect(of('湖北省', '仙桃市').district).toEqual(['仙桃市']);
  expect(of('重庆市').city).toEqual(['重庆市']);
  expect(of('重庆市', '重庆市').district).toEqual(expect.arrayContaining(['渝中区', '云阳县']));
  expect(divisionChoices(areaList, 'HK', { province: '', city: '' }).district).toHaveLength(18);
  expect(divisionChoices(areaList, 'TW', { province: '', city: '台北市' }).district).toContain('大安区');
});

test('不写“省”“市”“自治区”也认得；剩一个的就是它，剩几个的不猜', () => {
  const { province } = divisionChoices(areaList, 'CN', { province: '', city: '' });
  const of = (text: string) => meantDivision(province, text);
  expect(['浙江', '广东', '北京', '内蒙古', '广西', ' 新疆 ', '吉'].map(of)).toEqual([
    '浙江省',
    '广东省',
    '北京市',
    '内蒙古自治区',
    '广西壮族自治区',
    '新疆维吾尔自治区',
    '吉林省',
  ]);
  expect(['', '江', '加利福尼亚'].map(of)).toEqual([undefined, undefined, undefined]);
  const districts = ['江北区', '江北新城区', '城区', '东城区'];
  expect(['江北', '城区', '城'].map((text) => meantDivision(districts, text))).toEqual(['江北区', '城区', '城区']);
});

test('输入几个字就缩小，选中以后又看得到全部', () => {
  expect(matching(['杭州市', '湖州市', '宁波市'], '州')).toEqual(['杭州市', '湖州市']);
  expect(matching(['杭州市', '湖州市'], '杭州市')).toHaveLength(2);
});
