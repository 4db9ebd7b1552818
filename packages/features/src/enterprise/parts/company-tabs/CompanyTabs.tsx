import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { enterprisePaths } from '../../../i18n/paths/enterprisePaths.ts';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { companyTabsMessages } from './messages.ts';

/** The pages of a company, as links below the heading. */
export function CompanyTabs({ current }: { current: 'facts' | 'members' }) {
  const t = useMessages(companyTabsMessages);
  const paths = usePaths(enterprisePaths);
  return (
    <StateLinks
      label={t('label')}
      states={[
        { id: 'facts', name: t('facts') },
        { id: 'members', name: t('members') },
      ]}
      current={current}
      getHref={(id) => (id === 'facts' ? paths.companyManage() : paths.companyManage(id))}
    />
  );
}
