import { describe, expect, it } from 'vitest';
import { readCompany } from './company.ts';
import { markedText, plainNumber, plainText } from './texts.ts';
import { percent, plainDate, stateOf, yuan } from './values.ts';

describe('文字', () => {
  it.each<[string, unknown, string]>([
    ['标记', '示例<em>芯</em>片', '示例芯片'],
    ['换行', '一<br/>二</p>三', '一 二 三'],
    ['转义的标记', '&lt;em&gt;芯&lt;/em&gt;&amp;片', '芯&片'],
    ['脚本', '示例<script>alert(1)</script>公司<img src=x onerror=alert(1)>', '示例 公司'],
    ['没有关上的标记', '示例公司<img src=x', '示例公司'],
    ['大小比较不是标记', '占比 3 < 5', '占比 3 < 5'],
    ['控制符与方向符', 'a\u0000b\u202ec\u2066d\u200be', 'abcde'],
    ['半个字符', `示例\ud83d公司`, '示例公司'],
    ['4 字节汉字和表情', '𠮷🔧👨‍👩‍👧', '𠮷🔧👨‍👩‍👧'],
    ['数字', 12.5, '12.5'],
    ['对象', { a: 1 }, ''],
    ['列表', ['a'], ''],
    ['空', null, ''],
    ['不是数', Number.NaN, ''],
  ])('%s', (_name, value, text) => expect(plainText(value)).toBe(text));

  it('太长的在字符之间截断', () => {
    expect(plainText('示例'.repeat(200)).length).toBe(200);
    expect(plainText('🔧'.repeat(200), 10)).toBe('🔧🔧🔧🔧…');
  });

  it.each([
    ['身份证号 990101199003079935', '身份证号 ******'],
    ['公民身份号码：99010119900307993x。', '公民身份号码：******。'],
    ['手机13899990000和+86 138-9999-0000', '手机******和******'],
    ['承办法官电话：0755-99990000转 8', '承办法官电话：******转 8'],
    ['请致电 0755-99990000', '请致电 ******'],
    ['示例赵一，男，1990年3月7日出生，住广东省示例市示例路 9 号。', '示例赵一，男，******出生，住******。'],
    ['住址：示例市示例路 9 号，', '住址：******，'],
    ['（2024）示0305民初12345号', '（2024）示0305民初12345号'],
    ['统一社会信用代码 91990000MA0000013J', '统一社会信用代码 91990000MA0000013J'],
    ['住所地：深圳市示例路', '住所地：深圳市示例路'],
    ['注册号 990000000000013', '注册号 990000000000013'],
  ])('个人信息：%s', (given, text) => expect(plainText(given)).toBe(text));

  it('编号里没有人的证件号', () => {
    expect([plainNumber('示抵99000001'), plainNumber('990101199003079935'), plainNumber('13899990000')]).toEqual(['示抵99000001', '', '']);
  });

  it('名称里的位置：按截取的单位，没有关上的和空的不算', () => {
    expect(markedText('示例<em>𠮷芯</em>（<em>深</em>圳）<em></em><em>x')).toEqual({
      text: '示例𠮷芯（深圳）x',
      marks: [
        { from: 2, to: 5 },
        { from: 6, to: 7 },
      ],
    });
    expect(markedText('&lt;em&gt;芯&lt;/em&gt;\ue000片')).toEqual({ text: '芯片', marks: [{ from: 0, to: 1 }] });
  });
});

it.each<[unknown, string | null]>([
  [1_700_000_000_000, '2023-11-15'],
  [1_699_977_600_000, '2023-11-15'],
  [1_699_977_599_999, '2023-11-14'],
  [1_700_000_000, '2023-11-15'],
  ['1700000000000', '2023-11-15'],
  [-315_648_000_000, '1960-01-01'],
  [-315_648_000_001, '1959-12-31'],
  ['2024-03-05', '2024-03-05'],
  ['2024-3-5 00:00:00.0', '2024-03-05'],
  ['2024年3月5日', '2024-03-05'],
  ['20240305', '2024-03-05'],
  ['2024-02-30', null],
  ['9999-12-31', null],
  [0, null],
  ['', null],
  ['长期', null],
  [{}, null],
])('日期 %s', (value, date) => expect(plainDate(value)).toBe(date));

it.each<[unknown, string | null]>([
  ['123456.70', '123456.7'],
  [5000, '5000'],
  ['12.5万元', '125000'],
  ['1.2亿', '120000000'],
  ['1,234.5元', '1234.5'],
  ['人民币100元整', '100'],
  ['100万美元', null],
  ['企业选择不公示', null],
  ['', null],
])('金额 %s', (value, amount) => expect(yuan(value)).toBe(amount));

it.each<[unknown, string | null]>([
  ['60.00%', '60%'],
  ['12.3456%', '12.3456%'],
  [0.125, '12.5%'],
  ['1', '100%'],
  ['35', '35%'],
  ['120%', null],
  ['-', null],
])('比例 %s', (value, share) => expect(percent(value)).toBe(share));

it.each([
  ['存续（在营、开业、在册）', 'operating'],
  ['在业', 'operating'],
  ['开业', 'operating'],
  ['迁入', 'operating'],
  ['迁出', 'moved_out'],
  ['停业', 'suspended'],
  ['清算', 'liquidating'],
  ['吊销，未注销', 'revoked'],
  ['吊销', 'revoked'],
  ['吊销，已注销', 'deregistered'],
  ['注销', 'deregistered'],
  ['撤销', 'annulled'],
  ['责令关闭', 'closed'],
  ['其他', 'other'],
])('状态 %s', (words, state) => expect(stateOf(words)).toBe(state));

it('企业的电话：座机给出，手机只说有；号码像身份证的代码不是代码', () => {
  const company = readCompany({
    id: '7',
    name: '示例<em>公司</em>',
    regStatus: 1,
    phoneNumber: '0755-99990000;13899990000，400-800-9999',
    creditCode: '990101199003079935',
    regNumber: 990_000_000_000_013,
    taxNumber: '990101199003079935',
    toTime: '9999-12-31',
    isMicroEnt: '1',
    socialStaffNum: '12人',
    tags: ['<b>标签</b>', null, 3],
    email: 'javascript:1',
    websiteList: 'javascript:alert(1) www.shili.example',
    type: 2,
    legalPersonName: '示例母公司',
    legalPersonId: 9,
  });
  expect(company).toMatchObject({
    id: 7,
    name: '示例公司',
    stateText: '1',
    state: 'other',
    phones: ['0755-99990000', '400-800-9999'],
    hasHiddenPhone: true,
    creditCode: null,
    registerNumber: '990000000000013',
    taxNumber: null,
    toDate: null,
    isMicro: true,
    insuredStaff: 12,
    tags: ['标签'],
    email: null,
    websites: ['www.shili.example'],
    representative: { name: '示例母公司', personId: null, companyId: 9 },
  });
});
