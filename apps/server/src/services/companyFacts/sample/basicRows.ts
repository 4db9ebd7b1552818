import { sampleFirms } from './firms.ts';
import type { RowSource } from './rawRows.ts';

const items = ['经营范围变更', '注册资本变更', '地址变更', '法定代表人变更', '投资人变更'] as const;

/** Staff and holders stand in the company itself. */
export const basicRows: Readonly<Record<string, RowSource>> = {
  'ic/inverst/2.0': {
    most: 3,
    chance: 0.6,
    full: 6,
    row({ firm, n, pick }) {
      const held = sampleFirms[(firm.id + n * 11 + 5) % sampleFirms.length] ?? firm;
      return {
        id: held.id,
        name: held.name,
        type: 1,
        percent: pick(['100.00%', '51%', '35.5%', '12%']),
        amount: pick([100, 255, 500]),
        amountSuffix: '万人民币',
        regStatus: held.state,
        estiblishTime: Date.parse(`${held.setUp}T00:00:00+08:00`),
        creditCode: held.creditCode,
      };
    },
  },
  'ic/branch/2.0': {
    most: 2,
    chance: 0.4,
    full: 3,
    row: ({ firm, n, ms }) => ({
      id: firm.id + 5_000_000 + n,
      name: `${firm.name}示例第${n + 1}分公司`,
      regStatus: n === 2 ? '注销' : '存续',
      legalPersonName: firm.staff[n % firm.staff.length]?.person.name,
      estiblishTime: ms(),
      base: 'gd',
    }),
  },
  'ic/changeinfo/2.0': {
    most: 6,
    chance: 0.9,
    full: 24,
    row({ firm, n, day, random }) {
      const item = items[n % items.length] ?? items[0];
      const before = Math.round(firm.capital * random());
      return {
        id: n + 1,
        changeItem: item,
        changeTime: day(),
        contentBefore: item === '注册资本变更' ? `${before}.000000` : `示例变更前内容<em>${n + 1}</em>：电子元器件的销售`,
        contentAfter: item === '注册资本变更' ? `${firm.capital}.000000` : `示例变更后内容<em>${n + 1}</em>：电子元器件的研发、设计与销售<br>货物进出口`,
      };
    },
  },
  'm/getLicense/2.0': {
    most: 3,
    chance: 0.5,
    full: 3,
    row: ({ firm, n, day, pick }) => ({
      id: n + 1,
      licencename: pick(['食品经营许可证（示例）', '增值电信业务经营许可证（示例）', '道路运输经营许可证（示例）']),
      licencenumber: `示例JY99${firm.id}${n}`,
      fromdate: day(),
      todate: '2030-12-31',
      department: `${firm.city}市示例市场监督管理局`,
    }),
  },
};
