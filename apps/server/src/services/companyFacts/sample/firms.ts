import { withCheckSign } from '../../../platform/creditCode.ts';
import { seeded } from '../../../platform/seeded.ts';

/** Somebody made up. Two numbers are two persons, whatever they are called. */
export interface SamplePerson {
  id: number;
  name: string;
}

/** A company made up for the sample: no register has it. */
export interface SampleFirm {
  id: number;
  name: string;
  nameEn: string | null;
  creditCode: string;
  registerNumber: string;
  city: string;
  industry: string;
  /** In the words of a register. */
  state: string;
  setUp: string;
  /** In ten thousand yuan. */
  capital: number;
  paidIn: number | null;
  insured: number | null;
  formerNames: readonly string[];
  staff: readonly { person: SamplePerson; posts: readonly string[] }[];
  holders: readonly { person: SamplePerson; percent: number }[];
  /** Full: every table has rows. Silent: no table has any. */
  kind: 'usual' | 'full' | 'silent';
  /** It sells or buys on this portal. */
  isTrading: boolean;
}

const numerals = ['一', '二', '三', '四', '五'];
const families = [...'赵钱孙李周吴郑王'];
const FIRST_PERSON = 880_000_001;

/** Forty people, and one more of the first's name. */
export const samplePeople: readonly SamplePerson[] = [
  ...families.flatMap((family) => numerals.map((numeral) => `示例${family}${numeral}`)),
  `示例${families[0]}${numerals[0]}`,
].map((name, index) => ({ id: FIRST_PERSON + index, name }));

const FIRST_FIRM = 990_000_001;

/** The portal's own sample companies, under the codes that they have there: who looks a seller up finds it. */
const ofPortal: readonly [name: string, creditCode: string, city: string, industry: string][] = [
  ['示例现货电子（深圳）有限公司', '91990000MA0000001B', '深圳', '批发业'],
  ['示例港芯国际（香港）有限公司', '91990000MA0000002E', '香港', '批发业'],
  ['示例代理元器件（上海）有限公司', '91990000MA0000003H', '上海', '批发业'],
  ['示例智能终端（东莞）有限公司', '91990000MA0000004L', '东莞', '计算机、通信和其他电子设备制造业'],
  ['示例电子制造（苏州）有限公司', '91990000MA0000005P', '苏州', '计算机、通信和其他电子设备制造业'],
  ['示例工业控制（杭州）有限公司', '91990000MA0000006T', '杭州', '仪器仪表制造业'],
  ['示例电源科技（佛山）有限公司', '91990000MA0000007X', '佛山', '电气机械和器材制造业'],
  ['示例方案设计（成都）有限公司', '91990000MA00000081', '成都', '专业技术服务业'],
  ['示例库存电子（深圳）有限公司', '91990000MA00000094', '深圳', '批发业'],
  ['示例仪器仪表（武汉）有限公司', '91990000MA00000109', '武汉', '仪器仪表制造业'],
  ['示例元件贸易（香港）有限公司', '91990000MA0000011C', '香港', '批发业'],
  ['示例车载电子（合肥）有限公司', '91990000MA0000012F', '合肥', '汽车制造业'],
];

/** Those after them that stand for something. */
const special: readonly [name: string, change: Partial<SampleFirm>][] = [
  [
    '示例全景电子（深圳）有限公司',
    { kind: 'full', formerNames: ['示例旧景电子（深圳）有限公司', '示例初景贸易（深圳）有限公司'], nameEn: 'Shili Panorama Electronics (sample)' },
  ],
  ['示例𠮷芯🔧科技（深圳）有限公司', {}],
  ['示例注销电子（宁波）有限公司', { state: '注销', insured: 0 }],
  ['示例静默一号（厦门）有限公司', { kind: 'silent' }],
  ['示例静默二号（厦门）有限公司', { kind: 'silent' }],
  ['示例静默三号（厦门）有限公司', { kind: 'silent', paidIn: null, insured: null }],
  ['示例吊销电子（沈阳）有限公司', { state: '吊销，未注销' }],
  ['示例清算器件（西安）有限公司', { state: '清算' }],
  ['示例迁出微电（无锡）有限公司', { state: '迁出' }],
];

const words = ['华南', '长河', '星火', '远帆', '晶石', '云锦', '明泽', '启航', '恒微', '博睿', '宏图', '安捷', '通达'];
const trades = ['半导体', '连接器', '传感器'];
const cities = ['深圳', '上海', '苏州', '杭州', '南京', '成都', '北京', '广州', '珠海', '武汉'];
const FIRMS = 60;

const nameOf = (index: number) => {
  const place = index - ofPortal.length - special.length;
  return `示例${words[place % words.length]}${trades[Math.floor(place / words.length) % trades.length]}（${cities[place % cities.length]}）有限公司`;
};

const person = (index: number): SamplePerson => samplePeople[index % (samplePeople.length - 1)] ?? { id: FIRST_PERSON, name: '' };

function firmOf(index: number): SampleFirm {
  const random = seeded(20_261 + index);
  const portal = ofPortal[index];
  const [specialName, change] = special[index - ofPortal.length] ?? [nameOf(index), {}];
  const name = portal?.[0] ?? specialName;
  const serial = `${index + 1}`.padStart(7, '0');
  const capital = [100, 200, 500, 1000, 3000, 10_000][Math.floor(random() * 6)] ?? 100;
  const boss = person(index);
  const others = [person(index * 3 + 1), person(index * 7 + 2)].filter(({ id }) => id !== boss.id);
  const share = 40 + Math.floor(random() * 50);
  const usual: SampleFirm = {
    id: FIRST_FIRM + index,
    name,
    nameEn: null,
    creditCode: portal?.[1] ?? withCheckSign(`91990000MA${serial}`),
    registerNumber: `9900000000${serial.slice(-5)}`,
    city: portal?.[2] ?? /（(.+)）/u.exec(name)?.[1] ?? '深圳',
    industry: portal?.[3] ?? '计算机、通信和其他电子设备制造业',
    state: random() < 0.7 ? '存续（在营、开业、在册）' : '在业',
    setUp: `${2001 + Math.floor(random() * 22)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`,
    capital,
    paidIn: random() < 0.2 ? null : Math.round(capital * (0.2 + random() * 0.8)),
    insured: random() < 0.1 ? null : Math.floor(random() * random() * 400),
    formerNames: random() < 0.3 ? [name.replace('示例', '示例旧')] : [],
    staff: [{ person: boss, posts: ['执行董事', '总经理'] }, ...others.map((each, at) => ({ person: each, posts: [['监事', '财务负责人'][at] ?? '监事'] }))],
    holders: [{ person: boss, percent: share }, ...others.slice(0, 1).map((each) => ({ person: each, percent: 100 - share }))],
    kind: 'usual',
    isTrading: portal !== undefined,
  };
  // The namesake of the first person runs a company of its own.
  const namesake = samplePeople.at(-1);
  if (index !== FIRMS - 1 || !namesake) return { ...usual, ...change };
  return { ...usual, staff: [{ person: namesake, posts: ['执行董事', '总经理'] }], holders: [{ person: namesake, percent: 100 }] };
}

/** All companies of the sample; their numbers never change. */
export const sampleFirms: readonly SampleFirm[] = Array.from({ length: FIRMS }, (_, index) => firmOf(index));

/** Finds a company as the provider does: by its number, name, credit code or register number. */
export const findFirm = (keyword: string): SampleFirm | undefined =>
  sampleFirms.find(({ id, name, creditCode, registerNumber }) => [`${id}`, name, creditCode, registerNumber].includes(keyword));
