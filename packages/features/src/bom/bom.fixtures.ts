import type { BomLine, BomMatch, BomPart, BomRow, BomVersion, GoodsRow, MatchedPart } from '@chippage/api/types';
import { blankLine } from './bom-sheet/sheetLines.ts';
import type { BomOffers, BomWork } from './bom-page/bomWork.ts';

const mcu = { category: 'mcu/arm-32', categoryName: 'ARM 32 位', country: 'CH', lifecycle: 'active' } as const;

/** Parts of the sample catalogue. */
export const bomParts: readonly BomPart[] = [
  { id: 13, mpn: 'STM32F103C8T6', brandId: 1, brandName: 'STMicroelectronics', brandNameCn: '意法半导体', packageCase: 'LQFP-48', ...mcu },
  { id: 21, mpn: 'CH32V303CBT6', brandId: 2, brandName: 'WCH', brandNameCn: '沁恒', packageCase: 'LQFP-48', ...mcu, country: 'CN' },
  {
    id: 31,
    mpn: 'RC0402FR-0710KL',
    brandId: 3,
    brandName: 'YAGEO',
    brandNameCn: '国巨',
    packageCase: '0402',
    country: 'TW',
    category: 'passive/chip-resistor',
    categoryName: '贴片电阻',
    lifecycle: 'unknown',
  },
];

/** A line with what it says. */
export const bomLine = (own: Partial<BomLine> = {}): BomLine => ({ ...blankLine, quantity: 1, ...own });

/** A list in which each state of a line occurs. */
export const bomLines: readonly BomLine[] = [
  bomLine({ mpn: 'STM32F103C8T6', designators: 'U1', match: 'exact', confidence: 'high', partId: 13 }),
  bomLine({ mpn: 'CH32V303CBT6REEL', brand: 'WCH', designators: 'U2', match: 'packing', confidence: 'medium', doubt: 'packing', partId: 21 }),
  bomLine({ value: '10k', footprint: 'R_0402_1005Metric', designators: 'R1,R2,R5-R8', quantity: 6, match: 'parameters', confidence: 'low', doubt: 'value' }),
  bomLine({ mpn: 'NO-SUCH-PART-01', description: 'USB-C 母座，16 针，卧贴', designators: 'J1', quantity: null, match: 'none', confidence: 'low' }),
  bomLine({ mpn: 'TP1', designators: 'TP1-TP4', quantity: 4, match: 'none', confidence: 'low', isSkipped: true }),
];

/** The list that is worked on. */
export const bomWork: BomWork = { name: '网关主板 v2', sets: 100, lines: bomLines, parts: new Map(bomParts.map((part) => [part.id, part])) };

/** What was found for the line that says only a value. */
export const valueMatch: BomMatch = { kind: 'parameters', confidence: 'low', doubt: 'value', part: null, candidates: bomParts.slice(2) };

const goods = (own: Partial<GoodsRow>): GoodsRow =>
  ({
    id: 901,
    mpn: 'STM32F103C8T6',
    merchant: { id: 1, name: '示例电子（深圳）有限公司', isSample: true },
    currency: 'CNY',
    stock: 1200,
    priceLadder: [{ minQuantity: 1, unitPrice: '6.85' }],
    moq: 1,
    multiple: 1,
    maxQuantity: null,
    ...own,
  }) as GoodsRow;

/** What the mall answers for a part. */
export const bomOffer = (own: Partial<MatchedPart> = {}, ofGoods: Partial<GoodsRow> = {}): MatchedPart => ({
  mpn: 'STM32F103C8T6',
  wanted: 100,
  goods: goods(ofGoods),
  unsoldPartId: null,
  quantity: 100,
  unitPrice: '6.85',
  lineTotal: '685.00',
  offers: 2,
  offersInCurrency: 2,
  otherGoods: null,
  isInStock: true,
  ...own,
});

/** What the mall has for the list: one in yuan, one in dollars of which too few are there. */
export const bomOffers: BomOffers = {
  status: 'ready',
  asOf: '2026-11-25T08:00:00Z',
  onRetry: () => undefined,
  byLine: new Map([
    [0, bomOffer()],
    [
      1,
      bomOffer(
        { mpn: 'CH32V303CBT6', unitPrice: '1.02', quantity: 250, lineTotal: '255.00' },
        { id: 902, mpn: 'CH32V303CBT6', currency: 'USD', stock: 60, moq: 250, priceLadder: [{ minQuantity: 250, unitPrice: '1.02' }] },
      ),
    ],
  ]),
};

/** The member's lists. */
export const savedBoms: readonly BomRow[] = [
  {
    id: 1,
    name: '网关主板 v2',
    sets: 100,
    state: 'ready',
    version: 3,
    lineCount: 86,
    settledCount: 82,
    isShared: true,
    createTime: '2026-11-02T02:00:00Z',
    updateTime: '2026-11-24T09:30:00Z',
  },
  {
    id: 2,
    name: '电源板',
    sets: 20,
    state: 'matching',
    version: 1,
    lineCount: 4200,
    settledCount: 0,
    isShared: false,
    createTime: '2026-11-25T02:00:00Z',
    updateTime: '2026-11-25T02:00:00Z',
  },
];

/** Versions of the first. */
export const bomVersions: readonly BomVersion[] = [3, 2, 1].map((version) => ({
  version,
  name: '网关主板 v2',
  sets: version === 1 ? 10 : 100,
  lineCount: 86,
  settledCount: 70 + version * 4,
  createTime: `2026-11-${20 + version}T09:30:00Z`,
}));
