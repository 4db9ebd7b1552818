import { expect, it } from 'vitest';
import { authorisationOf } from './sampleAuthorisations.ts';
import { sampleMerchants } from './sampleMerchants.ts';

it('样例的授权：有的卖家有，有的已过期，有的没有；每一条都写明是样例', () => {
  const now = new Date('2026-11-26T02:00:00Z');
  const of = (merchantId: number) => [1, 2, 3].flatMap((brandId) => authorisationOf(merchantId, brandId, now) ?? []);
  expect(sampleMerchants.map(({ id }) => of(id).map(({ validUntil }) => validUntil))).toEqual([
    ['2027-11-26', '2027-11-26'],
    [],
    ['2026-10-27'],
    [],
    ['2027-06-14', '2027-06-14'],
    [],
  ]);
  expect(of(1)[0]).toEqual({ merchantId: 1, brandId: 1, validUntil: '2027-11-26', certificate: 'SAMPLE-1-1', isSample: true });
});
