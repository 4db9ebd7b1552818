/** What a part costs and who has it. */
export { PartOffers, type PartOffersProps } from '../src/mall/part-offers/PartOffers.tsx';
export { OfferRows, type OfferRowsProps } from '../src/mall/part-offers/OfferRows.tsx';
export { partOffersMessages } from '../src/mall/part-offers/messages.ts';
