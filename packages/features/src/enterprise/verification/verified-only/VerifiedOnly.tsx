import type { Loadable } from '@chippage/api/loadable';
import type { OwnEnterprise } from '@chippage/api/types';
import { BuildingIcon } from '@chippage/ui/Icon';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { enterprisePaths } from '../../../i18n/paths/enterprisePaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { verifiedOnlyMessages } from './messages.ts';

/** Props of `VerifiedOnly`. */
export interface VerifiedOnlyProps {
  company: Loadable<OwnEnterprise | null>;
  /** Whether others than the owner are turned away. @default false */
  isOwnersOnly?: boolean;
  children: (company: OwnEnterprise) => ReactNode;
}

/** What only a verified company has; the others read how to become one. */
export function VerifiedOnly({ company, isOwnersOnly = false, children }: VerifiedOnlyProps) {
  const t = useMessages(verifiedOnlyMessages);
  const paths = usePaths(enterprisePaths);
  return (
    <Loaded value={company} lines={6} loadingLabel={t('loading')} failedTitle={t('missing')}>
      {(found) => {
        if (found?.status === 1 && (!isOwnersOnly || found.role === 'owner')) return children(found);
        const isVerified = found?.status === 1;
        return (
          <EmptyState
            icon={<BuildingIcon size={32} />}
            title={t(isVerified ? 'ownerOnly' : 'none')}
            action={
              <LinkButton variant="outline" href={paths.companyManage()}>
                {t(isVerified ? 'toCompany' : found?.status === 0 ? 'toState' : 'toVerify')}
              </LinkButton>
            }
          >
            {t(isVerified ? 'ownerOnlyHint' : 'noneHint')}
          </EmptyState>
        );
      }}
    </Loaded>
  );
}
