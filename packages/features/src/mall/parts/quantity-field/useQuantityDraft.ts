export { type QuantityDraft, useQuantityDraft } from '@chippage/ui/QuantityField';
