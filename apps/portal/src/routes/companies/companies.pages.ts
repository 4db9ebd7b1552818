import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './companies.words.ts';

/** What is known of a single company or person stays out of search engines: the provider's licence allows showing it, not handing it on. */
const ofOne = { menu: 'companyCheck', indexing: 'noindex', ownsHead: true } as const;

/** The pages of the company check. */
export const companiesPages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    paths: ['/checkEnterprise'],
    file: 'registry/check',
    title: 'check',
    description: 'checkDescription',
    menu: 'companyCheck',
    indexing: 'index',
    sitemap: ['/checkEnterprise'],
    samples: ['/checkEnterprise'],
  },
  {
    paths: ['/checkEnterprise/searchList'],
    file: 'registry/check',
    menu: 'companyCheck',
    indexing: 'noindex',
    robots: ['/checkEnterprise/searchList'],
    samples: ['/checkEnterprise/searchList?keywords=示例现货'],
  },
  {
    ...ofOne,
    paths: ['/checkEnterprise/companyDetail/:id'],
    file: 'registry/company',
    title: 'company',
    samples: ['/checkEnterprise/companyDetail/{registered}', '/checkEnterprise/companyDetail/{registered}?block=enforcements'],
  },
  { ...ofOne, paths: ['/checkEnterprise/riskDetail/:id'], file: 'registry/risk', title: 'risk', samples: ['/checkEnterprise/riskDetail/{registered}'] },
  {
    ...ofOne,
    paths: ['/checkEnterprise/annualReport/:id'],
    file: 'registry/report',
    title: 'report',
    samples: ['/checkEnterprise/annualReport/{registered}'],
  },
  {
    ...ofOne,
    paths: ['/checkEnterprise/snapShot/:id'],
    file: 'registry/snapshot',
    title: 'snapshot',
    samples: ['/checkEnterprise/snapShot/{registered}'],
  },
  {
    ...ofOne,
    paths: ['/checkEnterprise/eyePersonnel'],
    file: 'registry/person',
    title: 'person',
    robots: ['/checkEnterprise/eyePersonnel'],
    samples: ['/checkEnterprise/eyePersonnel?id={registeredPerson}&companyId={registered}'],
  },
  {
    ...ofOne,
    paths: ['/checkEnterprise/compare'],
    file: 'registry/compare',
    title: 'compare',
    robots: ['/checkEnterprise/compare'],
    samples: ['/checkEnterprise/compare?id={registered}'],
  },
  {
    paths: ['/checkEnterprise/correction'],
    file: 'corrections/correction',
    title: 'correction',
    login: 'member',
    staysOpen: true,
    indexing: 'noindex',
    robots: ['/checkEnterprise/correction'],
    samples: ['/checkEnterprise/correction?id={registered}', '/checkEnterprise/correction?id={registered}&block=staff'],
  },
  {
    paths: ['/userCenter/companyWatches'],
    file: 'watches/companyWatches',
    title: 'watches',
    section: 'companyWatches',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/companyWatches'],
  },
  {
    paths: ['/userCenter/companyCorrections'],
    file: 'corrections/companyCorrections',
    title: 'corrections',
    section: 'companyCorrections',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/companyCorrections'],
  },
];
