import type { ProductionFacts } from '@chippage/api/types';
import type { enterprises } from '../enterprise.schema.ts';

/** Numbers below this are the sample's. */
export const FIRST_OWN_COMPANY = 1_000_000;

/** A company of the sample: made up, and marked as such everywhere. */
export interface SampleCompany {
  id: number;
  name: string;
  nameEn: string;
  /** Of 99, a region that is given to nobody: no register has it. */
  creditCode: string;
  place: string;
  industry: string;
  scale: NonNullable<(typeof enterprises.$inferSelect)['scale']>;
  roles: (typeof enterprises.$inferSelect)['roles'];
  /** What it makes things with. */
  lines?: readonly ProductionFacts[];
}

/** The companies that trade on the sample's board. No such company exists; what their lines can do is invented. */
export const sampleCompanies: readonly SampleCompany[] = [
  {
    id: 1,
    name: '示例现货电子（深圳）有限公司',
    nameEn: 'Shili Spot Electronics (Shenzhen) Co., Ltd. (sample)',
    creditCode: '91990000MA0000001B',
    place: '深圳',
    industry: '电子元器件贸易',
    scale: '20-99',
    roles: ['trader'],
  },
  {
    id: 2,
    name: '示例港芯国际（香港）有限公司',
    nameEn: 'Shili Gangxin International (Hong Kong) Limited (sample)',
    creditCode: '91990000MA0000002E',
    place: '香港',
    industry: '电子元器件贸易',
    scale: '20-99',
    roles: ['trader', 'agent'],
  },
  {
    id: 3,
    name: '示例代理元器件（上海）有限公司',
    nameEn: 'Shili Franchised Components (Shanghai) Co., Ltd. (sample)',
    creditCode: '91990000MA0000003H',
    place: '上海',
    industry: '电子元器件分销',
    scale: '100-499',
    roles: ['agent'],
  },
  {
    id: 4,
    name: '示例智能终端（东莞）有限公司',
    nameEn: 'Shili Smart Devices (Dongguan) Co., Ltd. (sample)',
    creditCode: '91990000MA0000004L',
    place: '东莞',
    industry: '消费电子整机',
    scale: '500-999',
    roles: ['manufacturer', 'end_user'],
    lines: [
      {
        name: '整机组装线 A',
        equipment: '双轨回流焊 2 台、在线 AOI 3 台、半自动组装工位 48 个',
        capacity: '每天 6000 台',
        certificates: ['ISO 9001:2015（示例）'],
      },
    ],
  },
  {
    id: 5,
    name: '示例电子制造（苏州）有限公司',
    nameEn: 'Shili Electronics Manufacturing (Suzhou) Co., Ltd. (sample)',
    creditCode: '91990000MA0000005P',
    place: '苏州',
    industry: '电子制造服务',
    scale: '100-499',
    roles: ['ems', 'manufacturer'],
    lines: [
      {
        name: 'SMT 贴片线 1',
        equipment: '全自动印刷机、3D SPI、高速贴片机 3 台、十温区氮气回流焊、3D AOI',
        capacity: '每小时 12 万点，最小 01005，BGA 间距 0.35 mm',
        certificates: ['ISO 9001:2015（示例）', 'IATF 16949:2016（示例）'],
      },
      {
        name: 'SMT 贴片线 2（打样）',
        equipment: '桌面印刷机、多功能贴片机 1 台、八温区回流焊、X-Ray',
        capacity: '每天 40 款，5 套起做',
        certificates: ['ISO 9001:2015（示例）'],
      },
      {
        name: '插件与测试线',
        equipment: '选择性波峰焊、三防漆涂覆机、ICT 与功能测试工位 12 个',
        capacity: '每天 3000 块',
        certificates: [],
      },
    ],
  },
  {
    id: 6,
    name: '示例工业控制（杭州）有限公司',
    nameEn: 'Shili Industrial Control (Hangzhou) Co., Ltd. (sample)',
    creditCode: '91990000MA0000006T',
    place: '杭州',
    industry: '工业自动化',
    scale: '100-499',
    roles: ['manufacturer', 'end_user'],
  },
  {
    id: 7,
    name: '示例电源科技（佛山）有限公司',
    nameEn: 'Shili Power Technology (Foshan) Co., Ltd. (sample)',
    creditCode: '91990000MA0000007X',
    place: '佛山',
    industry: '电源与充电',
    scale: '100-499',
    roles: ['manufacturer'],
    lines: [
      {
        name: '电源老化与测试线',
        equipment: '老化房 2 间、自动测试架 16 套、耐压与接地测试仪',
        capacity: '每天 2500 台',
        certificates: ['ISO 9001:2015（示例）', 'ISO 14001:2015（示例）'],
      },
    ],
  },
  {
    id: 8,
    name: '示例方案设计（成都）有限公司',
    nameEn: 'Shili Reference Designs (Chengdu) Co., Ltd. (sample)',
    creditCode: '91990000MA00000081',
    place: '成都',
    industry: '电子设计服务',
    scale: '0-20',
    roles: ['design'],
  },
  {
    id: 9,
    name: '示例库存电子（深圳）有限公司',
    nameEn: 'Shili Excess Inventory (Shenzhen) Co., Ltd. (sample)',
    creditCode: '91990000MA00000094',
    place: '深圳',
    industry: '电子元器件贸易',
    scale: '0-20',
    roles: ['trader'],
  },
  {
    id: 10,
    name: '示例仪器仪表（武汉）有限公司',
    nameEn: 'Shili Instruments (Wuhan) Co., Ltd. (sample)',
    creditCode: '91990000MA00000109',
    place: '武汉',
    industry: '测试测量仪器',
    scale: '20-99',
    roles: ['manufacturer', 'end_user'],
  },
  {
    id: 11,
    name: '示例元件贸易（香港）有限公司',
    nameEn: 'Shili Components Trading (Hong Kong) Limited (sample)',
    creditCode: '91990000MA0000011C',
    place: '香港',
    industry: '电子元器件贸易',
    scale: '0-20',
    roles: ['trader'],
  },
  {
    id: 12,
    name: '示例车载电子（合肥）有限公司',
    nameEn: 'Shili Automotive Electronics (Hefei) Co., Ltd. (sample)',
    creditCode: '91990000MA0000012F',
    place: '合肥',
    industry: '汽车电子',
    scale: '1000-9999',
    roles: ['manufacturer', 'end_user'],
  },
];
