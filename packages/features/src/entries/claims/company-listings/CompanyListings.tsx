import type { Loadable } from '@chippage/api/loadable';
import type { CompanyListing, CompanyListingKind } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ListIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { directoryPaths } from '../../../i18n/paths/directoryPaths.ts';
import { entriesPaths } from '../../../i18n/paths/entriesPaths.ts';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { RowActions } from '../../../parts/row-list/RowList.tsx';
import { CompanyPages } from '../../../parts/company-pages/CompanyPages.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import * as styles from './CompanyListings.css.ts';
import { ListingCard } from './ListingCard.tsx';
import { companyListingsMessages } from './messages.ts';

export interface CompanyListingsProps {
  kind: CompanyListingKind;
  listings: Loadable<readonly CompanyListing[]>;
}

/** The pages of the directory that are a company's own, as distributor or as trader. */
export function CompanyListings({ kind, listings }: CompanyListingsProps) {
  const t = useMessages(companyListingsMessages);
  const paths = { ...usePaths(directoryPaths), ...usePaths(entriesPaths) };
  const isAgent = kind === 'agent';
  const waysOut = (
    <>
      <LinkButton size="sm" href={paths.agentList(1, isAgent ? {} : { kind: 'independent' })}>
        {t('find')}
      </LinkButton>
      <LinkButton size="sm" variant="outline" href={paths.addEntry(kind)}>
        {t(isAgent ? 'addAgent' : 'addTrader')}
      </LinkButton>
      <LinkButton size="sm" variant="outline" href={paths.myEntries()}>
        {t('entered')}
      </LinkButton>
    </>
  );
  const ways = <RowActions>{waysOut}</RowActions>;
  return (
    <PageColumn>
      <PageHead title={t(isAgent ? 'agentTitle' : 'traderTitle')} end={listings.status === 'ready' && listings.data.length > 0 ? ways : undefined} />
      <CompanyPages current={kind} />
      <Loaded value={listings} lines={6}>
        {(found) => (
          <>
            <Note>{t(isAgent ? 'agentNote' : 'traderNote')}</Note>
            {found.length === 0 ? (
              <Card padding="none">
                <EmptyState icon={<ListIcon size={32} />} title={t(isAgent ? 'emptyAgent' : 'emptyTrader')} action={waysOut}>
                  {t('emptyHint')}
                </EmptyState>
              </Card>
            ) : (
              <ul className={styles.list} aria-label={t('list')}>
                {found.map((listing) => (
                  <li key={listing.agent.id}>
                    <ListingCard kind={kind} listing={listing} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </PageColumn>
  );
}
