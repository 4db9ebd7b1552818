import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { enterprisePaths } from '../../i18n/paths/enterprisePaths.ts';
import { StateLinks } from '../state-links/StateLinks.tsx';
import { companyPagesMessages } from './messages.ts';

/** A page of the company that a member acts for. */
export type CompanyPageId = 'facts' | 'members' | 'lines' | 'promotion' | 'agent' | 'trader';

export interface CompanyPagesProps {
  current: CompanyPageId;
}

/** The ways to the pages of the company that a member acts for. */
export function CompanyPages({ current }: CompanyPagesProps) {
  const t = useMessages(companyPagesMessages);
  const paths = usePaths(enterprisePaths);
  const hrefs: Record<CompanyPageId, string> = {
    facts: paths.companyManage(),
    members: paths.companyManage('members'),
    lines: paths.productionLines(),
    promotion: paths.promotions(),
    agent: paths.companyListing('agent'),
    trader: paths.companyListing('trader'),
  };
  const pages = Object.keys(hrefs) as CompanyPageId[];
  return <StateLinks label={t('label')} states={pages.map((id) => ({ id, name: t(id) }))} current={current} getHref={(id) => hrefs[id]} />;
}
