import { SAMPLE_CARD } from './caseMaking.ts';
import { samplePeople } from './firms.ts';
import type { RowMaking, RowSource } from './rawRows.ts';

const office = ({ firm }: RowMaking) => `${firm.city}市示例市场监督管理局`;
const taxOffice = ({ firm }: RowMaking) => `国家税务总局${firm.city}市示例区税务局`;
const holder = ({ firm, n }: RowMaking) => firm.holders[n % Math.max(1, firm.holders.length)]?.person;

/** Entries, penalties, pledges, taxes and endings. */
export const operationRows: Readonly<Record<string, RowSource>> = {
  'mr/abnormal/2.0': {
    most: 2,
    chance: 0.2,
    full: 3,
    row: (making) => ({
      putDate: making.day(),
      putReason: making.pick(['通过登记的住所或者经营场所无法联系', '未依照规定的期限公示年度报告']),
      putDepartment: office(making),
      ...(making.n % 2 === 0
        ? { removeDate: making.day(70), removeReason: '列入经营异常名录的情形已消除，申请移出', removeDepartment: office(making) }
        : { removeDate: '', removeReason: null }),
    }),
  },
  'mr/illegalinfo/2.0': {
    most: 1,
    chance: 0.02,
    full: 1,
    row: (making) => ({
      putDate: making.day(),
      putReason: '被列入经营异常名录届满三年仍未履行相关义务',
      putDepartment: office(making),
      type: '严重违法失信',
      fact: '',
    }),
  },
  'mr/punishmentInfo/3.0': {
    most: 2,
    chance: 0.25,
    full: 4,
    row: (making) => ({
      punishNumber: `示市监罚〔2024〕${100 + making.n}号`,
      reason: making.pick(['虚假宣传', '未按规定标注能效标识']),
      content: '责令改正，罚款 5000 元',
      departmentName: office(making),
      decisionDate: making.day(),
      legalPersonName: making.firm.staff[0]?.person.name,
    }),
  },
  'mr/equityInfo/2.0': {
    most: 1,
    chance: 0.12,
    full: 2,
    row: (making) => ({
      regNumber: `示A99${making.firm.id}${making.n}`,
      pledgor: holder(making)?.name,
      pledgorHid: holder(making)?.id,
      certifNumber: SAMPLE_CARD,
      pledgee: '示例银行股份有限公司深圳分行',
      certifNumberR: '91990000MA00009999',
      equityAmount: '300万元/万股',
      state: making.n === 0 ? '有效' : '无效',
      regDate: making.ms(),
    }),
  },
  'mr/mortgageInfo/2.0': {
    most: 1,
    chance: 0.1,
    full: 2,
    row: (making) => ({
      baseInfo: { regNum: `示抵99${making.firm.id}${making.n}`, amount: '200万元', status: '有效', regDepartment: office(making), regDate: making.day() },
      peopleInfo: [{ peopleName: samplePeople[3]?.name, licenseType: '居民身份证', licenseNum: SAMPLE_CARD }],
    }),
  },
  'mr/ownTax/2.0': {
    most: 1,
    chance: 0.08,
    full: 2,
    row: (making) => ({
      taxCategory: making.pick(['增值税', '企业所得税']),
      ownTaxBalance: `${Math.round(making.random() * 90_000)}.5`,
      department: taxOffice(making),
      publishDate: making.day(),
      personIdNumber: SAMPLE_CARD,
      legalpersonName: making.firm.staff[0]?.person.name,
      location: '示例路 9 号',
    }),
  },
  'mr/taxContravention/2.0': {
    most: 1,
    chance: 0.03,
    full: 1,
    row: (making) => ({
      id: making.n + 1,
      taxpayer_name: making.firm.name,
      case_type: '偷税',
      department: taxOffice(making),
      publish_time: making.day(),
      case_info: `经检查，在 2022 年间少缴增值税 12 万元；财务负责人${samplePeople[4]?.name}（身份证号：${SAMPLE_CARD}，住址：示例省示例市示例路 9 号 901 室）`,
    }),
  },
  'mr/briefCancel/2.0': {
    most: 1,
    chance: 0.03,
    full: 1,
    row: (making) => ({
      id: 1,
      announcement_term: '2025-01-01 至 2025-01-20',
      announcement_end_date: '2025-01-20',
      announcement_apply_date: '2025-01-01',
      brief_cancel_result: '准予简易注销',
      reg_authority: office(making),
      objectionList: [],
    }),
  },
  'mr/liquidating/2.0': {
    most: 1,
    chance: 0.03,
    full: 1,
    row: ({ firm }) => ({ id: 1, manager: firm.staff[0]?.person.name, member: firm.staff.map(({ person }) => person.name).join('、') }),
  },
};
