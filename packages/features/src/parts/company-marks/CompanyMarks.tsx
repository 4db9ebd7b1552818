import type { CompanyCard } from '@chippage/api/types';
import { CheckIcon, WarningIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { companyMarksMessages } from './messages.ts';

export interface CompanyMarksProps {
  company: Pick<CompanyCard, 'isVerified' | 'isSample' | 'roles'>;
}

/** Whether a company is verified, whether it is made up, and what it is in the trade. */
export function CompanyMarks({ company: { isVerified, isSample, roles } }: CompanyMarksProps) {
  const t = useMessages(companyMarksMessages);
  return (
    <>
      {isSample && <Tag>{t('sample')}</Tag>}
      {!isSample && (
        <Tag tone={isVerified ? 'ok' : 'warn'} icon={isVerified ? <CheckIcon size={14} /> : <WarningIcon size={14} />}>
          {t(isVerified ? 'verified' : 'unverified')}
        </Tag>
      )}
      {roles.map((role) => (
        <Tag key={role}>{t(role)}</Tag>
      ))}
    </>
  );
}
