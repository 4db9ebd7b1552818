import type { Loadable } from '@chippage/api/loadable';
import type { Bargain, BargainCount, BargainState } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SwapIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { countOf, type MerchantListQuery, merchantBargainStates } from '../merchantListQuery.ts';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { BargainItem, type BargainVerdict } from './BargainItem.tsx';
import { merchantBargainsMessages } from './messages.ts';

export interface MerchantBargainsProps {
  bargains: Loadable<PagedList<Bargain>>;
  /** How many stand where; null while it is not known. */
  counts: readonly BargainCount[] | null;
  state: MerchantListQuery<BargainState>['state'];
  getHref: (state: MerchantListQuery<BargainState>['state']) => string;
  /** Rejects with the server's refusal, whose words are shown. */
  onDecide: (verdict: BargainVerdict) => Promise<unknown>;
  onLoadMore: () => void;
}

/** Prices that buyers ask for, and the merchant's answers. */
export function MerchantBargains({ bargains, counts, state, getHref, onDecide, onLoadMore }: MerchantBargainsProps) {
  const t = useMessages(merchantBargainsMessages);
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <StateLinks
        label={t('states')}
        states={merchantBargainStates.map((id) => ({ id, name: t(id), count: countOf(counts, id) }))}
        current={state}
        getHref={getHref}
      />
      <Card padding="none">
        <MoreRows
          value={bargains}
          label={t('list')}
          empty={
            <EmptyState icon={<SwapIcon size={32} />} title={t(state === 'all' ? 'none' : 'empty')}>
              {t(state === 'all' ? 'noneHint' : 'emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(bargain) => <BargainItem key={bargain.id} bargain={bargain} onDecide={onDecide} />}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}
