import type { BrandProfile } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { directoryPaths } from '../../i18n/paths/directoryPaths.ts';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { CompanyLink } from '../brand-head/CompanyLink.tsx';
import { BrandHistory } from '../brand-info/BrandHistory.tsx';
import { BrandLines } from '../brand-info/BrandLines.tsx';
import * as styles from './BrandHome.css.ts';
import { brandHomeMessages } from './messages.ts';

export interface BrandHomeProps {
  brand: BrandProfile;
  /** Its first sheets. */
  sheets: ReactNode;
  /** Articles about it. */
  articles?: ReactNode;
}

/** The first page of a brand: what it makes, its first sheets, and which brands are its own. */
export function BrandHome({ brand, sheets, articles }: BrandHomeProps) {
  const t = useMessages(brandHomeMessages);
  const paths = usePaths(directoryPaths);
  const { id, documentCount, owned, history } = brand;
  return (
    <PageColumn>
      <BrandLines brand={brand} />
      {documentCount > 0 && (
        <Card
          title={t('documents')}
          note={t('documentCount', { count: formatNumber(documentCount) })}
          action={<Link href={paths.brandDetail(id, 'specification')}>{t('allDocuments')}</Link>}
          padding="none"
        >
          {sheets}
        </Card>
      )}
      {owned.length > 0 && (
        <Card title={t('owned')} note={t('ownedNote')}>
          <div className={styles.companies}>
            {owned.map((company) => (
              <CompanyLink key={company.name} company={company} />
            ))}
          </div>
        </Card>
      )}
      {history.length > 0 && <BrandHistory history={history} />}
      {articles}
    </PageColumn>
  );
}
