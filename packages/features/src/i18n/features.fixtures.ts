import type { Paths } from './paths/portalPaths.ts';
import { portalPaths } from './paths/portalPaths.ts';
import type { Site } from './site.ts';

/** A site for stories and tests. */
export const sampleSite: Site = {
  name: '芯页',
  latinName: 'ChipPage',
  filings: { icp: '示例 ICP 备 00000000 号' },
  help: { phone: '400-000-0000', email: 'help@example.com', hours: '工作日 9:00–18:00' },
};

/** The portal's addresses for stories and tests. */
export const samplePaths: Paths = portalPaths();
