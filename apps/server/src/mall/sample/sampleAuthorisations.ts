import { shanghaiDate } from '../../platform/shanghai.ts';

const DAY = 86_400_000;

/** Merchants of the sample with authorisations, and the days that these still hold; one of them has run out. The others are independent traders. */
const held: Readonly<Record<number, { days: number; isFor: (brandId: number) => boolean }>> = {
  1: { days: 365, isFor: (brandId) => brandId % 2 === 1 },
  3: { days: -30, isFor: (brandId) => brandId % 3 === 0 },
  5: { days: 200, isFor: (brandId) => brandId % 3 !== 0 },
};

/** The invented authorisation of a sample merchant for a brand; null: none. No maker has authorised anybody here. */
export function authorisationOf(merchantId: number, brandId: number, now: Date) {
  const found = held[merchantId];
  if (!found?.isFor(brandId)) return null;
  const validUntil = shanghaiDate(new Date(now.getTime() + found.days * DAY));
  return { merchantId, brandId, validUntil, certificate: `SAMPLE-${merchantId}-${brandId}`, isSample: true };
}
