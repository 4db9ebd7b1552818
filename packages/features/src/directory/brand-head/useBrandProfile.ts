import { brandProfileQuery } from '@chippage/api/directory';
import type { BrandProfile } from '@chippage/api/types';
import { type Detail, useDetail } from '../../parts/loaded/useDetail.ts';

/** A brand with all that its pages tell. */
export const useBrandProfile = (brandId: number): Detail<BrandProfile> => useDetail(brandProfileQuery, { brandId });
