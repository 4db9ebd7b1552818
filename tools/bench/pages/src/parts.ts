/** One part of the bench: the same on every run, so that all systems show, sort and filter the same. */
export interface BenchPart {
  id: string;
  mpn: string;
  brand: string;
  category: string;
  package: string;
  resistance: number;
  tolerance: number;
  power: number;
  voltage: number;
  tempMin: number;
  tempMax: number;
  stock: number;
  price: number;
}

/** The twelve columns of the table. */
export const columns: readonly { key: Exclude<keyof BenchPart, 'id'>; title: string; widthPx: number; isNumber?: boolean }[] = [
  { key: 'mpn', title: '型号', widthPx: 230 },
  { key: 'brand', title: '品牌', widthPx: 110 },
  { key: 'category', title: '分类', widthPx: 130 },
  { key: 'package', title: '封装', widthPx: 90 },
  { key: 'resistance', title: '阻值(Ω)', widthPx: 120, isNumber: true },
  { key: 'tolerance', title: '精度(%)', widthPx: 95, isNumber: true },
  { key: 'power', title: '功率(mW)', widthPx: 105, isNumber: true },
  { key: 'voltage', title: '耐压(V)', widthPx: 95, isNumber: true },
  { key: 'tempMin', title: '最低温度(℃)', widthPx: 120, isNumber: true },
  { key: 'tempMax', title: '最高温度(℃)', widthPx: 120, isNumber: true },
  { key: 'stock', title: '库存', widthPx: 100, isNumber: true },
  { key: 'price', title: '单价(¥)', widthPx: 100, isNumber: true },
];

const brands = ['国巨', '村田', '三星电机', '风华高科', '顺络电子', 'TDK', '罗姆', '威世', '松下', '京瓷', '厚声', '旺诠'];
const prefixes = ['RC', 'GRM', 'CL', 'AC', 'SWPA', 'MLZ', 'MCR', 'CRCW', 'ERJ', 'TAJ', 'HoGC', 'WR'];
const categories = ['贴片电阻', '陶瓷电容', '钽电容', '功率电感', '肖特基二极管', 'MOSFET', 'LDO稳压器', '晶振'];
const packages = ['0201', '0402', '0603', '0805', '1206', '1210', '2512', 'SOT-23', 'SOD-123', 'QFN-32'];
const tolerances = [0.1, 0.5, 1, 2, 5, 10];

/** The rows that every system's page shows: the order of the draws is part of the contract. */
export function makeParts(count: number): BenchPart[] {
  let seed = 12_345;
  const draw = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const one = <T>(list: readonly T[], at: number) => list[at] as T;
  return Array.from({ length: count }, (_, at) => {
    const brand = draw(brands.length);
    const packageCase = one(packages, draw(packages.length));
    return {
      id: `p${at}`,
      mpn: `${one(prefixes, brand)}${packageCase.replace('-', '')}FR-07${100_000 + at}L`,
      brand: one(brands, brand),
      category: one(categories, draw(categories.length)),
      package: packageCase,
      resistance: draw(10_000_000) / 10,
      tolerance: one(tolerances, draw(tolerances.length)),
      power: 50 + draw(40) * 25,
      voltage: 5 + draw(100) * 5,
      tempMin: -55 + draw(30),
      tempMax: 85 + draw(90),
      stock: draw(1_000_000),
      price: (1 + draw(99_999)) / 1000,
    };
  });
}
