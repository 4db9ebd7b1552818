import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './bom.words.ts';

/** The pages of bills of materials. */
export const bomPages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    paths: ['/datasheet/bom'],
    file: 'bom',
    isWide: true,
    menu: 'datasheets',
    title: 'bom',
    description: 'bomDescription',
    indexing: 'index',
    sitemap: ['/datasheet/bom'],
    samples: ['/datasheet/bom'],
  },
  {
    paths: ['/datasheet/bom/shared/:code'],
    file: 'sharedBom',
    isWide: true,
    menu: 'datasheets',
    title: 'shared',
    description: 'sharedDescription',
    indexing: 'noindex',
    robots: ['/datasheet/bom/shared/'],
    samples: ['/datasheet/bom/shared/{bomCode}'],
  },
  {
    paths: ['/datasheet/bom/:id'],
    file: 'savedBom',
    isWide: true,
    menu: 'datasheets',
    title: 'saved',
    login: 'member',
    reason: 'bom',
    indexing: 'noindex',
    samples: ['/datasheet/bom/{bom}'],
  },
];
