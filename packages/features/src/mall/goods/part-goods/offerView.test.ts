import type { GoodsRow } from '@chippage/api/types';
import { expect, it } from 'vitest';
import { sampleGoods } from '../../cart/cart.fixtures.ts';
import { offerViewParams, parseOfferView, pickOffers } from './offerView.ts';

const ladder = (...steps: [number, string][]) => steps.map(([minQuantity, unitPrice]) => ({ minQuantity, unitPrice }));
const offer = (id: number, own: Partial<GoodsRow>) => sampleGoods({ id, priceLadder: ladder([1, '5']), stock: 100, leadTimeDays: 0, ...own });

const offers = [
  offer(1, { priceLadder: ladder([1, '5'], [100, '4.9']), stock: 200, leadTimeDays: 7 }),
  offer(2, { priceLadder: ladder([1, '6'], [100, '3.1']), stock: null, leadTimeDays: 0 }),
  offer(3, { currency: 'USD', priceLadder: ladder([1, '0.5']), stock: 900, leadTimeDays: null }),
  offer(4, { priceLadder: ladder([1, '1']), stock: 0, leadTimeDays: 0 }),
];
const nothing = { sort: 'best' as const, most: 5, chosenId: undefined, wanted: undefined };
const idsOf = (pick: Partial<typeof nothing> | object) => pickOffers(offers, { ...nothing, ...pick }).rows.map(({ id }) => id);

it('网址里只有不同于平常的；认不出的不算；别的参数留着', () => {
  expect(parseOfferView(new URLSearchParams('authorised=1&sort=lead'))).toEqual({ isAuthorised: true, sort: 'lead' });
  expect(parseOfferView(new URLSearchParams('authorised=yes&sort=name'))).toEqual({ isAuthorised: false, sort: 'best' });
  expect(offerViewParams({ isAuthorised: true, sort: 'price' }, new URLSearchParams('brandId=3')).toString()).toBe('brandId=3&authorised=1&sort=price');
  expect(offerViewParams({ isAuthorised: false, sort: 'best' }, new URLSearchParams('authorised=1&sort=price')).toString()).toBe('');
});

it('单价按要的数量比，人民币在美元前；订不到的在最后', () => {
  expect(idsOf({ sort: 'price', wanted: 1 })).toEqual([1, 2, 3, 4]);
  expect(idsOf({ sort: 'price', wanted: 100 })).toEqual([2, 1, 3, 4]);
});

it('库存多的在前，交期短的在前；不知道的在订得到的里面最后', () => {
  expect(idsOf({ sort: 'stock' })).toEqual([3, 1, 2, 4]);
  expect(idsOf({ sort: 'lead' })).toEqual([2, 1, 3, 4]);
});

it('换次序不换已选的那一家；它没有显示时，选显示的第一家', () => {
  expect(pickOffers(offers, { ...nothing, sort: 'stock' }).chosen?.id).toBe(1);
  expect(pickOffers(offers, { ...nothing, sort: 'stock', chosenId: 2 }).chosen?.id).toBe(2);
  expect(pickOffers(offers, { ...nothing, sort: 'stock', most: 1 })).toMatchObject({ rows: [{ id: 3 }], chosen: { id: 3 }, fitting: 1 });
  expect(pickOffers(offers.slice(3), nothing).chosen).toBeUndefined();
});
