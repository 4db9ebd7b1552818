import type { RegistryCompany } from '@chippage/api/types';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { registryCompanyMessages } from './messages.ts';
import * as styles from './RegistryCompany.css.ts';

/** What the register says of a company itself; what it does not say is said to be so. */
export function RegistryFacts({ company }: { company: RegistryCompany }) {
  const t = useMessages(registryCompanyMessages);
  const paths = usePaths(companiesPaths);
  const { representative, fromDate, toDate, insuredStaff, isMicro, phones, hasHiddenPhone } = company;
  const personHref =
    representative?.companyId != null
      ? paths.registeredCompany(representative.companyId)
      : representative?.personId != null
        ? paths.registeredPerson(representative.personId, company.id)
        : null;
  return (
    <DescriptionList columns={2} unknownLabel={t('unknown')}>
      <DescriptionItem term={t('creditCode')}>{company.creditCode}</DescriptionItem>
      <DescriptionItem term={t('representative')}>
        {representative && (personHref === null ? representative.name : <Link href={personHref}>{representative.name}</Link>)}
      </DescriptionItem>
      <DescriptionItem term={t('capital')}>{company.capital}</DescriptionItem>
      <DescriptionItem term={t('paidInCapital')}>{company.paidInCapital}</DescriptionItem>
      <DescriptionItem term={t('setUpDate')}>{company.setUpDate}</DescriptionItem>
      <DescriptionItem term={t('approvedDate')}>{company.approvedDate}</DescriptionItem>
      <DescriptionItem term={t('term')}>
        {fromDate && (toDate === null ? t('termOpen', { from: fromDate }) : t('termSpan', { from: fromDate, to: toDate }))}
      </DescriptionItem>
      <DescriptionItem term={t('kindText')}>{company.kindText}</DescriptionItem>
      <DescriptionItem term={t('industry')}>{company.industry}</DescriptionItem>
      <DescriptionItem term={t('registerOffice')}>{company.registerOffice}</DescriptionItem>
      <DescriptionItem term={t('registerNumber')}>{company.registerNumber}</DescriptionItem>
      <DescriptionItem term={t('organizationCode')}>{company.organizationCode}</DescriptionItem>
      <DescriptionItem term={t('taxNumber')}>{company.taxNumber}</DescriptionItem>
      <DescriptionItem term={t('staffRange')}>{company.staffRange}</DescriptionItem>
      <DescriptionItem term={t('insuredStaff')}>{insuredStaff === null ? null : t('people', { count: formatNumber(insuredStaff) })}</DescriptionItem>
      <DescriptionItem term={t('isMicro')}>{isMicro === null ? null : t(isMicro ? 'yes' : 'no')}</DescriptionItem>
      {company.listing !== null && <DescriptionItem term={t('listing')}>{company.listing}</DescriptionItem>}
      <DescriptionItem term={t('nameEn')}>{company.nameEn}</DescriptionItem>
      <DescriptionItem term={t('formerNames')}>{company.formerNames.join('、')}</DescriptionItem>
      <DescriptionItem term={t('phones')}>{hasHiddenPhone ? [...phones, t('hiddenPhone')].join('；') : phones.join('、')}</DescriptionItem>
      <DescriptionItem term={t('email')}>{company.email}</DescriptionItem>
      <DescriptionItem term={t('websites')}>{company.websites.join('、')}</DescriptionItem>
      <DescriptionItem term={t('place')}>{company.place}</DescriptionItem>
      <DescriptionItem term={t('address')} isWide>
        {company.address}
      </DescriptionItem>
      <DescriptionItem term={t('scope')} isWide>
        {company.scope === null ? null : <span className={styles.scope}>{company.scope}</span>}
      </DescriptionItem>
    </DescriptionList>
  );
}
