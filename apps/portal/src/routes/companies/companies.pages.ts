import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './companies.words.ts';

/** The pages of the company check. */
export const companiesPages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    paths: ['/checkEnterprise/correction'],
    file: 'correction',
    title: 'correction',
    login: 'member',
    staysOpen: true,
    indexing: 'noindex',
    robots: ['/checkEnterprise/correction'],
    samples: ['/checkEnterprise/correction?id=990000001', '/checkEnterprise/correction?id=990000001&block=staff'],
  },
  {
    paths: ['/userCenter/companyWatches'],
    file: 'companyWatches',
    title: 'watches',
    section: 'companyWatches',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/companyWatches'],
  },
  {
    paths: ['/userCenter/companyCorrections'],
    file: 'companyCorrections',
    title: 'corrections',
    section: 'companyCorrections',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/companyCorrections'],
  },
];
