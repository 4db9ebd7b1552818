import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { enterprisePaths } from '../../../i18n/paths/enterprisePaths.ts';
import { excelTaskMessages } from './messages.ts';

export interface CompanyNeededProps {
  /** Why the member may not, in the words of the server. */
  why: string;
}

/** Says that only verified companies do this, and where a company is verified. */
export function CompanyNeeded({ why }: CompanyNeededProps) {
  const t = useMessages(excelTaskMessages);
  const paths = usePaths(enterprisePaths);
  return (
    <Card>
      <EmptyState title={t('needsCompany')} action={<LinkButton href={paths.companyManage()}>{t('toCompany')}</LinkButton>}>
        {why}
      </EmptyState>
    </Card>
  );
}
