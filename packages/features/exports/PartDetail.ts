/** All that is known of one part. */
export { PartDetail, type PartDetailProps } from '../src/datasheets/parts/part-detail/PartDetail.tsx';
export { usePart } from '../src/datasheets/parts/part-detail/usePart.ts';
