import type { EnterpriseFacts, LicenceFile } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { FormMessage, TextButton } from '../../../parts/form/FormLayout.tsx';
import { companyPageMessages } from './messages.ts';

export interface CompanyFactsProps {
  facts: EnterpriseFacts;
  /** Null: none was handed in. Undefined: who looks does not see it. */
  licence: LicenceFile | null | undefined;
  /** Until when the verification holds. */
  expireTime: string | null;
  onSaveLicence: (licence: LicenceFile) => Promise<void>;
  /** Absent: who looks may not change it. */
  onEdit?: (() => void) | undefined;
}

/** What a company says of itself. */
export function CompanyFacts({ facts, licence, expireTime, onSaveLicence, onEdit }: CompanyFactsProps) {
  const t = useMessages(companyPageMessages);
  const action = useAction(t('licenceFailed'));
  const { roles, scale } = facts;
  return (
    <Card
      title={t('facts')}
      action={
        onEdit && (
          <Button size="sm" variant="outline" onPress={onEdit}>
            {t('edit')}
          </Button>
        )
      }
    >
      <FormMessage>{action.failure?.text ?? null}</FormMessage>
      <DescriptionList columns={2} unknownLabel={t('unknown')}>
        <DescriptionItem term={t('name')} isWide>
          {facts.name}
        </DescriptionItem>
        <DescriptionItem term={t('creditCode')}>{facts.creditCode}</DescriptionItem>
        <DescriptionItem term={t('legalPerson')}>{facts.legalPerson}</DescriptionItem>
        <DescriptionItem term={t('licenceExpiryTerm')}>{facts.licenceExpiry ?? t('licenceEndless')}</DescriptionItem>
        {expireTime !== null && (
          <DescriptionItem term={t('until')}>
            <AbsoluteTime dateTime={expireTime} />
          </DescriptionItem>
        )}
        {licence !== undefined && (
          <DescriptionItem term={t('licenceFile')}>
            {licence === null ? (
              t('licenceNone')
            ) : (
              <TextButton onPress={() => void action.run('licence', () => onSaveLicence(licence))}>{t('licenceSave', { name: licence.name })}</TextButton>
            )}
          </DescriptionItem>
        )}
        <DescriptionItem term={t('roles')}>{roles.map((role) => t(`role_of_${role}`)).join('、')}</DescriptionItem>
        <DescriptionItem term={t('place')}>{facts.place}</DescriptionItem>
        <DescriptionItem term={t('industryTerm')}>{facts.industry}</DescriptionItem>
        <DescriptionItem term={t('scaleTerm')}>{scale && t(`scale_${scale}`)}</DescriptionItem>
        <DescriptionItem term={t('nameEnTerm')}>{facts.nameEn}</DescriptionItem>
        <DescriptionItem term={t('websiteTerm')}>{facts.website}</DescriptionItem>
        <DescriptionItem term={t('phoneTerm')}>{facts.phone}</DescriptionItem>
        <DescriptionItem term={t('emailTerm')}>{facts.email}</DescriptionItem>
        <DescriptionItem term={t('regAddress')} isWide>
          {facts.regAddress}
        </DescriptionItem>
        <DescriptionItem term={t('officeAddressTerm')} isWide>
          {facts.officeAddress}
        </DescriptionItem>
        <DescriptionItem term={t('contactName')}>{facts.contactName}</DescriptionItem>
        <DescriptionItem term={t('contactPhone')}>{facts.contactPhone}</DescriptionItem>
      </DescriptionList>
    </Card>
  );
}
