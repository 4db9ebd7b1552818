import { type LinkParams, withParams } from './links.ts';

/** Addresses of the company that a member acts for. */
export interface EnterprisePaths {
  /** Its verification and facts, or its people. */
  companyManage: (tab?: 'members') => string;
  /** Its contacts. */
  companyContacts: () => string;
  /** What it makes things with; `line`: the form for one, `add` for a new one. */
  productionLines: (line?: number | 'add') => string;
  /** What it advertises; `add`: the form for another one. */
  promotions: (params?: LinkParams) => string;
  /** Its page among the distributors, or among the traders. */
  companyListing: (kind: 'agent' | 'trader') => string;
}

/** The addresses of the company that a member acts for, on the portal at `origin`. */
export function enterprisePathsAt(origin: string): EnterprisePaths {
  const at = (page: string, params?: LinkParams) => withParams(`${origin}/userCenter/manage/${page}`, params);
  return {
    companyManage: (tab) => withParams(`${origin}/userCenter/manage/companyManage`, { tab }),
    companyContacts: () => `${origin}/userCenter/manage/corporateContact`,
    productionLines: (line) => at('productionLineManage', { line }),
    promotions: (params) => at('promotion', params),
    companyListing: (kind) => at(kind === 'agent' ? 'agentManage' : 'traderManage'),
  };
}

/** The addresses of the company that a member acts for, on this site. */
export const enterprisePaths: EnterprisePaths = enterprisePathsAt('');
