import type { Loadable } from '@chippage/api/loadable';
import type { EnterpriseState, FavouriteRow, MyDetail, RequiredData } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { Inset, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { Row, RowList, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { jobsPaths } from '../../../i18n/paths/jobsPaths.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { resourcesPaths } from '../../../i18n/paths/resourcesPaths.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { favouriteHref } from '../../../parts/favourite-href/favouriteHref.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import * as styles from './MemberOverview.css.ts';
import { memberOverviewMessages } from './messages.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { VerificationCard } from './VerificationCard.tsx';

/** Where the entries lead; what is absent is not drawn. */
export interface OverviewHrefs {
  /** The account's settings by the number of the tab. */
  settings: (type: 1 | 2 | 3 | 5) => string;
  notices: string;
  kept: string;
  /** Where a company is verified. */
  verification?: string;
}

export interface MemberOverviewProps {
  detail: Loadable<MyDetail>;
  required: Loadable<RequiredData>;
  enterprise: Loadable<EnterpriseState>;
  unreadCount: Loadable<number>;
  /** The newest favourites, a handful. */
  recent: Loadable<readonly FavouriteRow[]>;
  hrefs: OverviewHrefs;
  /** Cards of other areas, e.g. what the orders wait for and what was looked at lately. */
  purchases?: ReactNode;
  visits?: ReactNode;
  /** Further pages that this site has, e.g. 云盘. */
  shortcuts?: readonly { id: string; label: string; href: string }[];
}

/** The first page of the member's centre: who they are, what is missing, what waits, what they kept. */
export function MemberOverview({ detail, required, enterprise, unreadCount, recent, hrefs, purchases, visits, shortcuts = [] }: MemberOverviewProps) {
  const t = useMessages(memberOverviewMessages);
  const isVerifying = enterprise.status === 'ready' && enterprise.data.status !== null;
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <ProfileCard detail={detail} required={required} hrefs={hrefs} />
      {purchases}
      {shortcuts.length > 0 && (
        <Card title={t('shortcuts')}>
          <ul className={styles.shortcuts}>
            {shortcuts.map(({ id, label, href }) => (
              <li key={id}>
                <LinkButton variant="outline" size="sm" href={href}>
                  {label}
                </LinkButton>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className={styles.cards}>
        {visits}
        <Card title={t('recent')} padding="none" action={<Link href={hrefs.kept}>{t('seeFavourites')}</Link>}>
          <Loaded value={recent} lines={5}>
            {(rows) => <Recent rows={rows} />}
          </Loaded>
        </Card>
        <Card title={t('unread')}>
          <Loaded value={unreadCount} lines={2}>
            {(count) => (
              <div className={styles.stack}>
                <p className={styles.number}>{count > 0 ? t('unreadCount', { count }) : t('unreadNone')}</p>
                <LinkButton variant="outline" size="sm" href={hrefs.notices}>
                  {t('seeNotices')}
                </LinkButton>
              </div>
            )}
          </Loaded>
        </Card>
        {/* Offered where companies can be verified, told wherever it was. */}
        {(hrefs.verification !== undefined || isVerifying) && <VerificationCard enterprise={enterprise} href={hrefs.verification} />}
      </div>
    </PageColumn>
  );
}

function Recent({ rows }: { rows: readonly FavouriteRow[] }) {
  const t = useMessages(memberOverviewMessages);
  const paths = {
    ...usePaths(datasheetsPaths),
    ...usePaths(newsPaths),
    ...usePaths(mallPaths),
    ...usePaths(inquiriesPaths),
    ...usePaths(resourcesPaths),
    ...usePaths(jobsPaths),
    ...usePaths(circlePaths),
  };
  if (rows.length === 0) {
    return (
      <Inset>
        <Alert tone="info">{t('recentNone')}</Alert>
      </Inset>
    );
  }
  return (
    <RowList label={t('recent')}>
      {rows.map((row) => {
        const href = favouriteHref(row, paths);
        return (
          <Row key={`${row.kind}${row.id}`}>
            <RowWords>
              <RowTitle>{href === null ? row.title : <Link href={href}>{row.title}</Link>}</RowTitle>
              {row.detail !== null && <RowMeta>{row.detail}</RowMeta>}
            </RowWords>
            <RowMeta>
              <FriendlyTime dateTime={row.createTime} />
            </RowMeta>
          </Row>
        );
      })}
    </RowList>
  );
}
