import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './directory.words.ts';

/** The pages of the directory. */
export const directoryPages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    paths: ['/agentList/index/*', '/agentList'],
    file: 'agentList',
    menu: 'agents',
    indexing: 'index',
    sitemap: ['/agentList/index/1'],
    samples: ['/agentList/index/1', '/agentList/index/2', '/agentList/index/1?authorisation=verified'],
  },
  {
    paths: ['/agentList/agentDetail/*'],
    file: 'agentDetail',
    menu: 'agents',
    indexing: 'index',
    sitemap: ['agentPages'],
    samples: ['/agentList/agentDetail/1', '/agentList/agentDetail/9001'],
  },
  {
    paths: ['/agentList/compare'],
    file: 'agentCompare',
    isWide: true,
    menu: 'agents',
    title: 'agentCompare',
    description: 'agentCompareDescription',
    indexing: 'noindex',
    samples: ['/agentList/compare', '/agentList/compare?ids=9001&ids=9002&ids=9003'],
  },
  {
    paths: ['/brandList/:type?'],
    file: 'brandList',
    menu: 'brands',
    indexing: 'index',
    sitemap: ['/brandList/all', '/brandList/domestic', '/brandList/country', '/brandList/category'],
    samples: ['/brandList/all', '/brandList/domestic', '/brandList/country', '/brandList/category', '/brandList/category?category=mcu'],
  },
  {
    paths: ['/brandDetail/*'],
    file: 'brandHome',
    menu: 'brands',
    indexing: 'index',
    sitemap: ['brandPages'],
    samples: ['/brandDetail/1', '/brandDetail/258'],
  },
  {
    paths: ['/brandDetail/companyInfo/:id'],
    file: 'brandInfo',
    menu: 'brands',
    indexing: 'index',
    samples: ['/brandDetail/companyInfo/1'],
  },
  {
    paths: ['/brandDetail/contactInfo/:id'],
    file: 'brandContact',
    menu: 'brands',
    indexing: 'index',
    samples: ['/brandDetail/contactInfo/1'],
  },
  {
    paths: ['/brandDetail/specification/:id'],
    file: 'brandSheets',
    menu: 'brands',
    login: 'invited',
    indexing: 'index',
    samples: ['/brandDetail/specification/1', '/brandDetail/specification/1?docType=rohs'],
  },
  {
    paths: ['/brandDetail/agentList/:id/:page?'],
    file: 'brandAgents',
    menu: 'brands',
    indexing: 'index',
    samples: ['/brandDetail/agentList/336', '/brandDetail/agentList/1'],
  },
  {
    paths: ['/brandDetail/trader/:id/:page?'],
    file: 'brandTraders',
    menu: 'brands',
    indexing: 'index',
    samples: ['/brandDetail/trader/336', '/brandDetail/trader/1'],
  },
];
