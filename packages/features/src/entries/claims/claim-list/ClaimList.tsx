import type { Loadable } from '@chippage/api/loadable';
import type { ListingClaim } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ListIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { directoryPaths } from '../../../i18n/paths/directoryPaths.ts';
import { entriesPaths } from '../../../i18n/paths/entriesPaths.ts';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { ReviewedRow } from '../../../parts/reviewed-row/ReviewedRow.tsx';
import { claimListMessages } from './messages.ts';

/** Props of `ClaimList`. */
export interface ClaimListProps {
  claims: Loadable<PagedList<ListingClaim>>;
  onLoadMore: () => void;
}

/** What each state leads to. */
const actions = { reviewing: 'open', approved: 'keep', refused: 'again' } as const;

/** The pages of the directory that a member claimed, and what became of it. */
export function ClaimList({ claims, onLoadMore }: ClaimListProps) {
  const t = useMessages(claimListMessages);
  const paths = usePaths(directoryPaths);
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <Card padding="none">
        <MoreRows
          value={claims}
          label={t('title')}
          lines={6}
          empty={
            <EmptyState
              icon={<ListIcon size={32} />}
              title={t('empty')}
              action={
                <LinkButton variant="outline" href={paths.agentList()}>
                  {t('agents')}
                </LinkButton>
              }
            >
              {t('emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(claim) => <ClaimRow key={claim.id} claim={claim} />}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}

function ClaimRow({ claim }: { claim: ListingClaim }) {
  const t = useMessages(claimListMessages);
  const paths = usePaths(entriesPaths);
  const { kind, thingId, name, company, state } = claim;
  const action = actions[state];
  return (
    <ReviewedRow
      {...claim}
      facts={
        <>
          <span>{t(kind)}</span>
          <span>{company}</span>
        </>
      }
      actions={
        <LinkButton size="sm" variant="outline" href={paths.claim(kind, thingId)} aria-label={t(`${action}Of`, { name })}>
          {t(action)}
        </LinkButton>
      }
    />
  );
}
