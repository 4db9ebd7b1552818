import type { BrandProfile } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { directoryPaths } from '../../i18n/paths/directoryPaths.ts';
import { mallPaths } from '../../i18n/paths/mallPaths.ts';
import { countryName } from '@chippage/api/countries';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import * as styles from './BrandContact.css.ts';
import { brandContactMessages } from './messages.ts';

export interface BrandContactProps {
  brand: BrandProfile;
  /** People of the company who can be asked, when the site knows any. */
  contacts?: ReactNode;
}

/** How a brand is reached: only what is public, and the way to those who sell its parts. */
export function BrandContact({ brand: { id, website, country, owner }, contacts }: BrandContactProps) {
  const t = useMessages(brandContactMessages);
  const paths = { ...usePaths(directoryPaths), ...usePaths(mallPaths) };
  return (
    <PageColumn>
      <Card title={t('title')}>
        <DescriptionList columns={2} unknownLabel={t('unknown')}>
          <DescriptionItem term={t('website')}>
            {website === null ? undefined : (
              <Link href={website} newWindowLabel={t('newWindow')}>
                {new URL(website).host}
              </Link>
            )}
          </DescriptionItem>
          <DescriptionItem term={t('country')}>{countryName(country)}</DescriptionItem>
          {contacts === undefined && (
            <>
              <DescriptionItem term={t('phone')} />
              <DescriptionItem term={t('email')} />
              <DescriptionItem term={t('address')} />
            </>
          )}
        </DescriptionList>
        {owner && <p className={styles.quiet}>{t('owner', { name: owner.nameCn ?? owner.name })}</p>}
        <p className={styles.quiet}>{t(contacts === undefined ? 'note' : 'contactsNote')}</p>
      </Card>
      {contacts}
      <div className={styles.ways}>
        <Link href={paths.brandSellers(id, 'agentList')}>{t('agents')}</Link>
        <Link href={paths.brandSellers(id, 'trader')}>{t('traders')}</Link>
        <Link href={paths.mall()}>{t('sellers')}</Link>
      </div>
    </PageColumn>
  );
}
