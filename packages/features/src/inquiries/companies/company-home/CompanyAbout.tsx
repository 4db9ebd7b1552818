import type { CompanyHome } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { CheckLink } from '../../../parts/check-link/CheckLink.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { companyHomeMessages } from './messages.ts';

export interface CompanyAboutProps {
  company: CompanyHome;
}

/** What is known of a company: what its licence says, and what it says itself. What nobody knows says so. */
export function CompanyAbout({
  company: { name, licence, isSample, verifyTime, expireTime, nameEn, industry, scale, website, officeAddress, place },
}: CompanyAboutProps) {
  const t = useMessages(companyHomeMessages);
  return (
    <PageColumn>
      {licence === null ? (
        <Card title={t('licence')}>
          <Note>{t(isSample ? 'licenceSample' : 'licenceNone')}</Note>
        </Card>
      ) : (
        <Card title={t('licence')} note={t('licenceNote')}>
          <DescriptionList columns={2} unknownLabel={t('unknown')}>
            <DescriptionItem term={t('licenceName')}>{licence.name}</DescriptionItem>
            <DescriptionItem term={t('creditCode')}>{licence.creditCode}</DescriptionItem>
            <DescriptionItem term={t('legalPerson')}>{licence.legalPerson}</DescriptionItem>
            <DescriptionItem term={t('regAddress')}>{licence.regAddress}</DescriptionItem>
            <DescriptionItem term={t('validUntil')}>{licence.validUntil ?? t('noEnd')}</DescriptionItem>
            <DescriptionItem term={t('verifyTime')}>{verifyTime === null ? undefined : <FriendlyTime dateTime={verifyTime} />}</DescriptionItem>
            <DescriptionItem term={t('verifyUntil')}>{expireTime === null ? undefined : <FriendlyTime dateTime={expireTime} />}</DescriptionItem>
          </DescriptionList>
        </Card>
      )}
      <Card title={t('facts')} note={t('factsNote')} action={<CheckLink name={licence?.name ?? name} creditCode={licence?.creditCode} />}>
        <DescriptionList columns={2} unknownLabel={t('unknown')}>
          <DescriptionItem term={t('nameEn')}>{nameEn}</DescriptionItem>
          <DescriptionItem term={t('place')}>{place}</DescriptionItem>
          <DescriptionItem term={t('industry')}>{industry}</DescriptionItem>
          <DescriptionItem term={t('scale')}>{scale === null ? undefined : t('people', { scale })}</DescriptionItem>
          <DescriptionItem term={t('website')}>
            {website === null ? undefined : (
              <Link href={website} newWindowLabel={t('newWindow')}>
                {website}
              </Link>
            )}
          </DescriptionItem>
          <DescriptionItem term={t('officeAddress')}>{officeAddress}</DescriptionItem>
        </DescriptionList>
      </Card>
    </PageColumn>
  );
}
