import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './assistant.words.ts';

/** The pages of the assistant and of the documentation of the public calls. */
export const assistantPages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    paths: ['/ai'],
    file: 'assistant',
    title: 'assistant',
    description: 'assistantDescription',
    ownsHead: true,
    menu: 'assistant',
    indexing: 'index',
    sitemap: ['/ai'],
    samples: ['/ai', '/ai?q=STM32F103C8T6 的替代料'],
  },
  {
    paths: ['/developers'],
    file: 'developers',
    title: 'developers',
    description: 'developersDescription',
    ownsHead: true,
    indexing: 'index',
    sitemap: ['/developers'],
    samples: ['/developers', '/developers?keywords=替代'],
  },
  {
    paths: ['/developers/:call'],
    file: 'developerCall',
    title: 'developers',
    description: 'developersDescription',
    ownsHead: true,
    indexing: 'index',
    samples: ['/developers/partSearch'],
  },
];
