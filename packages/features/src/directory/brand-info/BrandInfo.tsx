import type { BrandProfile } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { countryName } from '@chippage/api/countries';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { CompanyLink } from '../brand-head/CompanyLink.tsx';
import { BrandHistory } from './BrandHistory.tsx';
import * as styles from './BrandInfo.css.ts';
import { BrandLines } from './BrandLines.tsx';
import { brandInfoMessages } from './messages.ts';

/** What is known of a brand's company: facts, product lines and changes of owner. What is not known is said. */
export function BrandInfo({ brand }: { brand: BrandProfile }) {
  return (
    <PageColumn>
      <BrandFacts brand={brand} />
      <BrandLines brand={brand} />
      <BrandHistory history={brand.history} />
    </PageColumn>
  );
}

function BrandFacts({ brand }: { brand: BrandProfile }) {
  const t = useMessages(brandInfoMessages);
  const { name, nameCn, aliases, country, founded, website, owner, owned, documentCount, hostedCount, lastDocumentTime } = brand;
  return (
    <Card title={t('facts')}>
      <DescriptionList columns={2} unknownLabel={t('unknown')}>
        <DescriptionItem term={t('name')}>{name}</DescriptionItem>
        <DescriptionItem term={t('nameCn')}>{nameCn}</DescriptionItem>
        <DescriptionItem term={t('country')}>{countryName(country)}</DescriptionItem>
        <DescriptionItem term={t('founded')}>{founded === null ? undefined : t('foundedIn', { year: founded })}</DescriptionItem>
        <DescriptionItem term={t('website')}>
          {website === null ? undefined : (
            <Link href={website} newWindowLabel={t('newWindow')}>
              {new URL(website).host}
            </Link>
          )}
        </DescriptionItem>
        <DescriptionItem term={t('owner')}>{owner === null ? t('independent') : <CompanyLink company={owner} />}</DescriptionItem>
        <DescriptionItem term={t('parts')}>{formatNumber(brand.partCount)}</DescriptionItem>
        <DescriptionItem term={t('documents')}>{t('documentCount', { count: formatNumber(documentCount), hosted: formatNumber(hostedCount) })}</DescriptionItem>
        <DescriptionItem term={t('lastDocument')}>{lastDocumentTime === null ? undefined : <FriendlyTime dateTime={lastDocumentTime} />}</DescriptionItem>
        {aliases.length > 0 && (
          <DescriptionItem term={t('otherNames')} isWide>
            <span translate="no">{aliases.join('、')}</span>
          </DescriptionItem>
        )}
        {owned.length > 0 && (
          <DescriptionItem term={t('owned')} isWide>
            <span className={styles.lines}>
              {owned.map((company) => (
                <CompanyLink key={company.name} company={company} />
              ))}
            </span>
          </DescriptionItem>
        )}
      </DescriptionList>
    </Card>
  );
}
