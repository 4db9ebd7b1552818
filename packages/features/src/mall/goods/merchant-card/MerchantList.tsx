import type { Loadable } from '@chippage/api/loadable';
import type { Merchant } from '@chippage/api/types';
import { ErrorState } from '@chippage/ui/ErrorState';
import { Pagination } from '@chippage/ui/Pagination';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { MerchantCard } from './MerchantCard.tsx';
import * as styles from './MerchantCard.css.ts';
import { merchantCardMessages } from './messages.ts';

export interface MerchantListProps {
  merchants: Loadable<{ data: readonly Merchant[]; totalRecord: number }>;
  pageIndex: number;
  pageSize: number;
  getPageHref: (page: number) => string;
  onFollow: (merchantId: number, isFollowed: boolean) => void;
  /** Absent, like what changes it: this site keeps no favourites. */
  isFavoured?: (merchantId: number) => boolean;
  onFavourite?: (merchantId: number, isFavoured: boolean) => void;
  /** Stands where there is none. */
  empty: ReactNode;
}

/** Merchants, a card each. */
export function MerchantList({ merchants, pageIndex, pageSize, getPageHref, onFollow, isFavoured, onFavourite, empty }: MerchantListProps) {
  const t = useMessages(merchantCardMessages);
  if (merchants.status === 'failed') {
    return (
      <ErrorState title={t('failed')} onRetry={merchants.onRetry} retryLabel={t('retry')}>
        {merchants.message}
      </ErrorState>
    );
  }
  if (merchants.status === 'loading') {
    return (
      <SkeletonRegion label={t('loading')}>
        <div className={styles.list}>
          {Array.from({ length: 4 }, (_, at) => (
            <Skeleton key={at} shape="block" height="128px" />
          ))}
        </div>
      </SkeletonRegion>
    );
  }
  const { data, totalRecord } = merchants.data;
  if (data.length === 0) return empty;
  return (
    <div className={styles.stack}>
      <ul className={styles.list} aria-label={t('list')}>
        {data.map((merchant) => (
          <li key={merchant.id}>
            <MerchantCard
              merchant={merchant}
              onFollow={(isFollowed) => onFollow(merchant.id, isFollowed)}
              isFavoured={isFavoured?.(merchant.id)}
              onFavourite={onFavourite && ((isOn) => onFavourite(merchant.id, isOn))}
            />
          </li>
        ))}
      </ul>
      {totalRecord > pageSize && (
        <div className={styles.pages}>
          <Pagination
            pageIndex={pageIndex}
            pageCount={Math.ceil(totalRecord / pageSize)}
            getHref={getPageHref}
            labels={{ label: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (page) => t('pageNumber', { page }) }}
          />
        </div>
      )}
    </div>
  );
}
