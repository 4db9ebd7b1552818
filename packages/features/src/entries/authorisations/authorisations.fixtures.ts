import type { Authorisation } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS } from '../../parts/loaded/loaded.fixtures.ts';

const authorisation: Authorisation = {
  id: 21,
  brandId: 12,
  brandName: '思瑞浦',
  certificate: 'TP-2026-0117',
  validFrom: '2026-01-01',
  validTo: '2027-03-31',
  regions: ['southChina', 'hongKong'],
  isPublic: true,
  state: 'approved',
  reason: null,
  submitTime: ago(3 * DAY_MS),
};

/** Authorisations of a company in every state. */
export const ownAuthorisations: readonly Authorisation[] = [
  {
    ...authorisation,
    id: 23,
    brandId: 14,
    brandName: '兆易创新',
    certificate: 'GD-88',
    validFrom: null,
    regions: [],
    state: 'reviewing',
    submitTime: ago(HOUR_MS),
  },
  authorisation,
  {
    ...authorisation,
    id: 22,
    brandId: 13,
    brandName: '思特威',
    certificate: 'SW-7',
    state: 'refused',
    reason: '证书看不清，请重新扫描',
    submitTime: ago(4 * DAY_MS),
  },
];
