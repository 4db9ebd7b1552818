import type { Loadable } from '@chippage/api/loadable';
import type { Bargain, BargainState } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SwapIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../../member-pages/Loaded.tsx';
import { LoadMore } from '../../../member-pages/LoadMore.tsx';
import * as page from '../../../member-pages/member.css.ts';
import type { PagedList } from '../../../member-pages/pagedList.ts';
import { type MerchantListQuery, merchantBargainStates } from '../merchant-parts/merchantListQuery.ts';
import { StateLinks } from '../merchant-parts/StateLinks.tsx';
import { BargainItem, type BargainVerdict } from './BargainItem.tsx';
import { merchantBargainsMessages } from './messages.ts';

export interface MerchantBargainsProps {
  bargains: Loadable<PagedList<Bargain>>;
  state: MerchantListQuery<BargainState>['state'];
  getHref: (state: MerchantListQuery<BargainState>['state']) => string;
  /** Rejects with the server's refusal, whose words are shown. */
  onDecide: (verdict: BargainVerdict) => Promise<unknown>;
  onLoadMore: () => void;
}

/** Prices that buyers ask for, and the merchant's answers. */
export function MerchantBargains({ bargains, state, getHref, onDecide, onLoadMore }: MerchantBargainsProps) {
  const t = useMessages(merchantBargainsMessages);
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <StateLinks label={t('states')} states={merchantBargainStates.map((id) => ({ id, name: t(id) }))} current={state} getHref={getHref} />
      <Card padding="none">
        <Loaded value={bargains} lines={9}>
          {(shown) =>
            shown.rows.length === 0 ? (
              <EmptyState icon={<SwapIcon size={32} />} title={t(state === 'all' ? 'none' : 'empty')}>
                {t(state === 'all' ? 'noneHint' : 'emptyHint')}
              </EmptyState>
            ) : (
              <>
                <ul className={page.rows} aria-label={t('list')}>
                  {shown.rows.map((bargain) => (
                    <BargainItem key={bargain.id} bargain={bargain} onDecide={onDecide} />
                  ))}
                </ul>
                <LoadMore list={shown} onLoadMore={onLoadMore} />
              </>
            )
          }
        </Loaded>
      </Card>
    </div>
  );
}
