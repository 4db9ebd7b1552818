import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './datasheets.words.ts';

/** The pages of parts and datasheets. */
export const datasheetsPages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    paths: ['/datasheet/datasheetSearch/:search?', '/specification/:search'],
    file: 'parts/partSearch',
    isWide: true,
    menu: 'datasheets',
    indexing: 'index',
    samples: ['/datasheet/datasheetSearch/STM32F103', '/datasheet/datasheetSearch/zzzzqqqq', '/specification/STM32F103'],
    maxKb: 170,
  },
  {
    paths: ['/datasheet/datasheetCategory/*'],
    file: 'parts/category',
    isWide: true,
    menu: 'datasheets',
    indexing: 'index',
    sitemap: ['categories'],
    samples: ['/datasheet/datasheetCategory/mcu'],
  },
  {
    paths: ['/datasheet/datasheetBrand/*'],
    file: 'parts/brand',
    isWide: true,
    menu: 'datasheets',
    indexing: 'index',
    sitemap: ['brands'],
    samples: ['/datasheet/datasheetBrand/1'],
  },
  {
    paths: ['/datasheet/datasheetDetail/*'],
    file: 'parts/part',
    menu: 'datasheets',
    indexing: 'index',
    sitemap: ['parts'],
    sitemapFile: 'parts',
    samples: ['/datasheet/datasheetDetail/1'],
  },
  {
    paths: ['/specification_detail/:id', '/specification/specification_info/:id'],
    file: 'documents/document',
    menu: 'datasheets',
    login: 'invited',
    indexing: 'index',
    samples: ['/specification_detail/{document}'],
  },
  {
    paths: ['/specification_outside_detail/:id'],
    file: 'documents/outside',
    menu: 'datasheets',
    indexing: 'index',
    samples: ['/specification_outside_detail/1'],
  },
  {
    paths: ['/upload'],
    file: 'uploads/upload',
    title: 'upload',
    description: 'uploadDescription',
    login: 'member',
    reason: 'upload',
    indexing: 'noindex',
    maxKb: 220,
    samples: ['/upload', '/upload?tab=mine'],
  },
];
