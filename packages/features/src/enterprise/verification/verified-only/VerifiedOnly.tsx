import type { Loadable } from '@chippage/api/loadable';
import type { OwnEnterprise } from '@chippage/api/types';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { CompanyNotice } from '../../../parts/company-need/CompanyNotice.tsx';
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
  return (
    <Loaded value={company} lines={6} loadingLabel={t('loading')} failedTitle={t('missing')}>
      {(found) => {
        if (found?.status !== 1) return <CompanyNotice need={{ status: found?.status ?? null }} />;
        if (isOwnersOnly && found.role !== 'owner') return <CompanyNotice need={{ code: 'enterprise.right_missing', message: t('ownerOnly') }} />;
        return children(found);
      }}
    </Loaded>
  );
}
