import { expect, test } from 'vitest';
import { bomLine, bomOffer, bomParts } from '../bom.fixtures.ts';
import type { BomTableRow } from '../bom-page/bomWork.ts';
import { countriesOf, lineRisk, risksOf } from './lineRisk.ts';

const row = (own: Partial<BomTableRow> = {}): BomTableRow => ({
  at: 0,
  line: bomLine({ partId: 13 }),
  part: bomParts[0] ?? null,
  need: 100,
  offer: bomOffer(),
  ...own,
});
const part = bomParts[0] as (typeof bomParts)[number];

test.each([
  ['有几家卖、库存够、在产', row(), [], 'low'],
  ['还没有型号', row({ part: null, offer: null }), ['unmatched'], 'high'],
  ['停产', row({ part: { ...part, lifecycle: 'obsolete' } }), ['ending'], 'high'],
  ['没有人卖', row({ offer: bomOffer({ goods: null, offers: 0 }) }), ['unsold'], 'high'],
  ['无货', row({ offer: bomOffer({}, { stock: 0 }) }), ['empty'], 'high'],
  ['不够', row({ offer: bomOffer({}, { stock: 60 }) }), ['short'], 'medium'],
  ['只有一家', row({ offer: bomOffer({ offers: 1 }) }), ['single'], 'medium'],
  ['不知道要几个', row({ need: null, offer: null }), ['uncounted'], 'medium'],
  ['库存未知、生命周期未知：不算风险', row({ part: { ...part, lifecycle: 'unknown' }, offer: bomOffer({}, { stock: null }) }), [], 'low'],
] as const)('%s', (_, own, kinds, level) => expect(lineRisk(own)).toMatchObject({ kinds, level }));

test('不采购的不算；危险的在前；国家按行数，没有型号的不算', () => {
  const risks = risksOf([row(), row({ at: 1, part: null }), row({ at: 2, line: bomLine({ isSkipped: true }) })]);
  expect(risks.map((risk) => risk.row.at)).toEqual([1, 0]);
  expect(countriesOf(risks)).toEqual([{ country: 'CH', lines: 1 }]);
});
