import type { Datasheet, Lifecycle, Match, Param, PartOffer, PartRow } from '@chippage/api/types';

const names: Record<string, [name: string, unit: string | null]> = {
  core: ['内核', null],
  flashKB: ['程序存储器', 'KB'],
  ramKB: ['RAM', 'KB'],
  freqMHz: ['频率', 'MHz'],
  ioCount: ['I/O 数量', null],
  vMin: ['电压下限(供电/输入)', 'V'],
  vMax: ['电压上限(供电/输入)', 'V'],
  tempMinC: ['工作温度下限', '°C'],
  tempMaxC: ['工作温度上限', '°C'],
};

/** Parameters as the wire carries them. */
export function params(values: Record<string, string | number>): Param[] {
  return Object.entries(values).map(([code, value]) => ({
    code,
    name: names[code]?.[0] ?? code,
    unit: names[code]?.[1] ?? null,
    valueText: String(value),
    valueNum: typeof value === 'number' ? value : null,
  }));
}

const outside = (url: string): Datasheet => ({ documentId: null, url, host: new URL(url).host, link: null, pageCount: null, isHosted: false, isSample: false });
const hosted = (documentId: number): Datasheet => ({ documentId, url: null, host: null, link: null, pageCount: 5, isHosted: true, isSample: true });

const offer = (unitPrice: string, stock: number | null, sellers = 1, quantity = 1): PartOffer => ({
  sellers,
  stock,
  goodsId: 700,
  unitPrice,
  currency: 'CNY',
  taxMode: 'tax13',
  quantity,
  raised: quantity === 1 ? null : 'moq',
  lineTotal: (Number(unitPrice) * quantity).toFixed(2),
  breakFrom: quantity,
  leadTimeDays: stock === 0 ? 21 : null,
});

interface Facts {
  mpn: string;
  packageCase: string | null;
  pins?: number;
  values: Record<string, string | number>;
  match?: Match;
  lifecycle?: Lifecycle;
  datasheet?: Datasheet | null;
  offer?: PartOffer | null;
}

const st = { brandId: 301, brandName: 'STMicroelectronics', brandNameCn: '意法半导体', category: 'mcu/arm-32', categoryName: '32位 ARM MCU' };

interface Maker {
  brandId: number;
  brandName: string;
  brandNameCn: string | null;
  category: string;
  categoryName: string;
}

function part(
  id: number,
  {
    mpn,
    packageCase,
    pins,
    values,
    match = 'prefix',
    lifecycle = 'unknown',
    datasheet = outside('https://www.st.com/resource/en/datasheet/stm32f103c8.pdf'),
    offer: sold = null,
  }: Facts,
  brand: Maker = st,
): PartRow {
  return { id, mpn, ...brand, packageCase, pins: pins ?? null, lifecycle, params: params(values), datasheet, match, offer: sold };
}

const f103 = (flashKB: number, ramKB: number, ioCount: number, tempMaxC: number | null = 85) => ({
  core: 'Arm Cortex-M3',
  flashKB,
  ramKB,
  freqMHz: 72,
  ioCount,
  vMin: 2,
  vMax: 3.6,
  ...(tempMaxC !== null && { tempMinC: -40, tempMaxC }),
});

/** A search for STM32F103: real numbers, real parameters, unknown lifecycles. */
export const stm32f103: PartRow[] = [
  part(1, {
    mpn: 'STM32F103C8T6',
    packageCase: 'LQFP-48',
    pins: 48,
    values: f103(64, 20, 37),
    match: 'exact',
    datasheet: hosted(11),
    offer: offer('6.85', 1240, 3),
  }),
  part(2, { mpn: 'STM32F103C6Tx', packageCase: 'LQFP-48', pins: 48, values: f103(32, 10, 37, null), match: 'family' }),
  part(3, { mpn: 'STM32F103C8T6TR', packageCase: 'LQFP-48', pins: 48, values: f103(64, 20, 37), match: 'packing_suffix', offer: offer('6.12', 4000, 1, 2000) }),
  part(4, { mpn: 'STM32F103CBT6', packageCase: 'LQFP-48', pins: 48, values: f103(128, 20, 37), lifecycle: 'active', offer: offer('8.03', 0) }),
  part(5, { mpn: 'STM32F103CBU6TR', packageCase: 'UFQFPN-48', pins: 48, values: f103(128, 20, 37) }),
  part(6, { mpn: 'STM32F103R8T6', packageCase: 'LQFP-64', pins: 64, values: f103(64, 20, 51), lifecycle: 'nrnd', offer: offer('9.4', null) }),
  part(7, { mpn: 'STM32F103RBT6', packageCase: 'LQFP-64', pins: 64, values: f103(128, 20, 51), datasheet: null }),
  part(8, { mpn: 'STM32F103RCT6', packageCase: 'LQFP-64', pins: 64, values: f103(256, 48, 51) }),
  part(9, { mpn: 'STM32F103RET6', packageCase: 'LQFP-64', pins: 64, values: f103(512, 64, 51) }),
  part(10, { mpn: 'STM32F103VCT6', packageCase: 'LQFP-100', pins: 100, values: f103(256, 48, 80), lifecycle: 'obsolete' }),
];

/** A domestic part of the same kind. */
export const gd32: PartRow = part(
  40,
  {
    mpn: 'GD32F103CBT6',
    packageCase: 'LQFP-48(7x7)',
    pins: 48,
    values: { core: 'Arm Cortex-M3', flashKB: 128, ramKB: 20, freqMHz: 108, ioCount: 37, vMin: 2.6, vMax: 3.6 },
    datasheet: null,
  },
  { brandId: 140, brandName: 'GigaDevice', brandNameCn: '兆易创新', category: 'mcu/arm-32', categoryName: '32位 ARM MCU' },
);

/** A part of which next to nothing is known, with a name that does not break. */
export const bareModule: PartRow = part(
  90,
  { mpn: 'PMOD-LONGNAME-0123456789-ABCDEFGHIJKLMNOP-REV-C', packageCase: null, values: {}, match: 'similar', datasheet: null },
  { brandId: 77, brandName: 'Advanced Monolithic Systems', brandNameCn: null, category: 'module/other', categoryName: '其他模块' },
);
