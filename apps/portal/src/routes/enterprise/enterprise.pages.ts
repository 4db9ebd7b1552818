import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './enterprise.words.ts';

/** The pages of companies: as everybody sees them, and as their members keep them. */
export const enterprisePages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    paths: ['/userCenter/manage/companyManage'],
    file: 'company',
    title: 'company',
    section: 'company',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/manage/companyManage', '/userCenter/manage/companyManage?type=16'],
  },
  {
    paths: ['/inquiry/companySearch'],
    file: 'companySearch',
    indexing: 'index',
    sitemap: ['/inquiry/companySearch'],
    samples: ['/inquiry/companySearch', '/inquiry/companySearch?keywords=示例&certified=yes'],
  },
  {
    paths: ['/inquiry/corporateHome/:id/:tab?'],
    file: 'corporateHome',
    indexing: 'index',
    samples: [
      '/inquiry/corporateHome/{company}',
      '/inquiry/corporateHome/{company}/demand',
      '/inquiry/corporateHome/{company}/lines',
      '/inquiry/corporateHome/{company}/about',
    ],
  },
  {
    paths: ['/inquiry/agentProductDetails/:id'],
    file: 'agentProduct',
    menu: 'agents',
    indexing: 'index',
    samples: ['/inquiry/agentProductDetails/{agentPart}'],
  },
  {
    paths: ['/userCenter/manage/productionLineManage'],
    file: 'productionLines',
    title: 'lines',
    section: 'company',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/manage/productionLineManage', '/userCenter/manage/productionLineManage?line=add'],
  },
  {
    paths: ['/userCenter/manage/promotion'],
    file: 'promotion',
    title: 'promotion',
    section: 'company',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/manage/promotion'],
  },
  {
    paths: ['/userCenter/manage/agentManage'],
    file: 'agentManage',
    title: 'agentListing',
    section: 'company',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/manage/agentManage'],
  },
  {
    paths: ['/userCenter/manage/traderManage'],
    file: 'traderManage',
    title: 'traderListing',
    section: 'company',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/manage/traderManage'],
  },
];
