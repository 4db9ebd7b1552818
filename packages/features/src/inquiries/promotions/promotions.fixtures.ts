import type { PromotedRow, Promotion } from '@chippage/api/types';
import { ago, DAY_MS } from '../../parts/loaded/loaded.fixtures.ts';

/** Advertisements that run. */
export const promotedRows: readonly PromotedRow[] = [
  {
    id: 31,
    kind: 'supply',
    thingId: 501,
    model: 'STM32F103C8T6',
    brandName: '意法半导体',
    quantity: 20_000,
    price: '6.85',
    currency: 'CNY',
    poster: { company: { id: 1_000_003, name: '北辰电子（深圳）有限公司' }, place: '深圳', isVerified: true, isSample: false },
  },
  {
    id: 32,
    kind: 'goods',
    thingId: 77,
    model: 'TPS5430DDAR',
    brandName: null,
    quantity: null,
    price: null,
    currency: 'USD',
    poster: { company: { id: 12, name: '示例半导体贸易商行' }, place: null, isVerified: true, isSample: true },
  },
];

const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const [advertised] = promotedRows;
const thing = {
  kind: 'supply' as const,
  thingId: 501,
  model: 'STM32F103C8T6',
  brandName: '意法半导体',
  quantity: advertised?.quantity ?? null,
  price: '6.85',
  currency: 'CNY' as const,
};

/** The same as their company keeps them, one in each state. */
export const ownPromotions: readonly Promotion[] = (['reviewing', 'waiting', 'running', 'paused', 'ended', 'refused', 'withdrawn'] as const).map(
  (state, at) => ({
    ...thing,
    id: 40 + at,
    startOn: day(-2),
    endOn: day(5),
    state,
    reason: state === 'refused' ? '型号和供应里写的不一样' : null,
    submitTime: ago((at + 1) * DAY_MS),
  }),
);
