import type { RowSource } from './rawRows.ts';
import { samplePeople } from './firms.ts';

const things = ['一种电源管理芯片', '一种连接器端子', '一种贴片机吸嘴', '一种电路板检测方法', '一种霍尔传感器封装'];

/** Patents, trademarks, copyrights and sites. */
export const propertyRows: Readonly<Record<string, RowSource>> = {
  'ipr/patents/3.0': {
    most: 9,
    chance: 0.6,
    full: 46,
    row: ({ n, day, pick }) => ({
      id: n + 1,
      uuid: `sample-${n}`,
      title: `${things[n % things.length]}（示例 ${n + 1}）`,
      patentType: ['发明专利', '实用新型', '外观设计'][n % 3],
      lawStatus: [{ date: day(), status: pick(['授权', '实质审查的生效', '专利权的终止', '公开']) }],
      patentNum: `CN20249990${`${n}`.padStart(4, '0')}.X`,
      applicationTime: day(),
      pubDate: day(200),
      inventor: `${samplePeople[n % 9]?.name};${samplePeople[(n + 4) % 9]?.name}`,
      applicantName: '',
      address: '示例路 9 号',
    }),
  },
  'ipr/tm/2.0': {
    most: 6,
    chance: 0.6,
    full: 23,
    row: ({ n, ms, pick }) => ({
      id: n + 1,
      tmName: `示例芯${n + 1}`,
      intCls: `${[9, 35, 42][n % 3]}类`,
      regNo: `999${10_000 + n}`,
      status: pick(['已注册', '申请中', '已无效']),
      appDate: ms(),
      tmPic: 'https://example.invalid/tm.png',
    }),
  },
  'ipr/copyReg/2.0': {
    most: 4,
    chance: 0.5,
    full: 7,
    row: ({ n, day }) => ({
      id: n + 1,
      fullName: `示例物料管理软件 ${n + 1}`,
      simpleName: '示例软件',
      version: `V${n + 1}.0`,
      regNum: `2024SR99${1000 + n}`,
      publishTime: day(30),
      regTime: day(),
    }),
  },
  'ipr/copyRegWorks/2.0': {
    most: 2,
    chance: 0.3,
    full: 3,
    row: ({ n, day }) => ({
      id: n + 1,
      fullName: `示例标识图形 ${n + 1}`,
      type: '美术作品',
      regNum: `示作登字-2024-F-99${n}`,
      finishTime: day(),
      publishTime: day(30),
    }),
  },
  'ipr/icp/3.0': {
    most: 1,
    chance: 0.6,
    full: 2,
    row: ({ firm, n, day }) => ({
      webName: `${firm.name.replace('有限公司', '')}官网`,
      webSite: [`www.shili-${firm.id}.example`],
      ym: `shili-${firm.id}-${n}.example`,
      license: `示ICP备99${firm.id % 100_000}号-${n + 1}`,
      examineDate: day(),
      companyType: '企业',
    }),
  },
};
