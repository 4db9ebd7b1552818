import { EmptyState } from '@chippage/ui/EmptyState';
import { BuildingIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { enterprisePaths } from '../../i18n/paths/enterprisePaths.ts';
import type { CompanyNeed } from './companyNeed.ts';
import { companyNeedMessages } from './messages.ts';

export interface CompanyNoticeProps {
  need: CompanyNeed;
  /** `sm` within a card. @default 'md' */
  size?: 'sm' | 'md';
}

const kinds = { null: 'none', 0: 'reviewing', 1: 'expired', 2: 'refused', 3: 'expired' } as const;

/** What only a verified company does, or only some of its members: what is missing, who can, and where to go. */
export function CompanyNotice({ need, size = 'md' }: CompanyNoticeProps) {
  const t = useMessages(companyNeedMessages);
  const paths = usePaths(enterprisePaths);
  const kind = 'status' in need ? kinds[`${need.status}`] : need.code === 'enterprise.required' ? 'required' : 'right';
  return (
    <EmptyState
      icon={<BuildingIcon size={32} />}
      size={size}
      title={t(`${kind}Title`)}
      action={
        <LinkButton variant="outline" href={kind === 'right' ? paths.companyManage('members') : paths.companyManage()}>
          {t(`${kind}Action`)}
        </LinkButton>
      }
    >
      {'status' in need ? t(`${kinds[`${need.status}`]}Text`) : need.message}
    </EmptyState>
  );
}
