import type { Loadable } from '@chippage/api/loadable';
import type { Merchant } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { ErrorState } from '@chippage/ui/ErrorState';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { inboxPaths } from '../../../i18n/paths/inboxPaths.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { telHref } from '../../../parts/form/phone.ts';
import { FavouriteButton } from '../../../parts/favourite-button/FavouriteButton.tsx';
import { FollowButton } from '../../../parts/follow-button/FollowButton.tsx';
import * as styles from './MerchantCard.css.ts';
import { MerchantLicence } from './MerchantLicence.tsx';
import { merchantCardMessages } from './messages.ts';

export interface MerchantHeadProps {
  merchant: Loadable<Merchant>;
  onFollow: (isFollowed: boolean) => void;
  /** Absent, like what changes it: this site keeps no favourites. */
  isFavoured?: boolean | undefined;
  onFavourite?: ((isFavoured: boolean) => void) | undefined;
}

/** Who a merchant is: the head of its page. What is not known says so. */
export function MerchantHead({ merchant, onFollow, isFavoured = false, onFavourite }: MerchantHeadProps) {
  const t = useMessages(merchantCardMessages);
  const inbox = usePaths(inboxPaths);
  const paths = usePaths(mallPaths);
  if (merchant.status === 'failed') {
    return (
      <ErrorState title={t('failed')} onRetry={merchant.onRetry} retryLabel={t('retry')}>
        {merchant.message}
      </ErrorState>
    );
  }
  if (merchant.status === 'loading') {
    return (
      <SkeletonRegion label={t('loading')}>
        <Skeleton shape="block" height="240px" />
      </SkeletonRegion>
    );
  }
  const { id, name, isSample, intro, place, address, phone, currencies, goodsCount, shipping, serviceHours, returnPolicy, followers, createTime } =
    merchant.data;
  return (
    <div className={styles.stack}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {name}
        </h1>
        {isSample && <Tag>{t('sample')}</Tag>}
        <span className={styles.end}>
          <LinkButton variant="outline" size="sm" href={inbox.chat({ kind: 'merchant', partyId: id })}>
            {t('chat')}
          </LinkButton>
          {currencies.includes('CNY') && (
            <LinkButton variant="outline" size="sm" href={paths.creditApply(id)}>
              {t('credit')}
            </LinkButton>
          )}
          <FollowButton name={merchant.data.name} isFollowed={merchant.data.isFollowed} onChange={onFollow} />
          {onFavourite && <FavouriteButton name={merchant.data.name} isFavoured={isFavoured} onChange={onFavourite} />}
        </span>
      </header>
      <p className={styles.intro}>{intro}</p>
      <Card title={t('facts')} note={isSample ? t('sampleNote') : undefined}>
        <DescriptionList columns={3} unknownLabel={t('unknown')}>
          <DescriptionItem term={t('place')}>{place}</DescriptionItem>
          <DescriptionItem term={t('currencies')}>{currencies.map((currency) => t(currency === 'CNY' ? 'cny' : 'usd')).join('、')}</DescriptionItem>
          <DescriptionItem term={t('goods')}>{t('goodsCount', { count: formatNumber(goodsCount) })}</DescriptionItem>
          <DescriptionItem term={t('followers')}>{formatNumber(followers)}</DescriptionItem>
          <DescriptionItem term={t('phone')}>
            {phone === null ? undefined : (
              <Link href={telHref(phone)} aria-label={t('call', { phone })} isMono>
                {phone}
              </Link>
            )}
          </DescriptionItem>
          <DescriptionItem term={t('since')}>
            <FriendlyTime dateTime={createTime} />
          </DescriptionItem>
          <DescriptionItem term={t('address')}>{address}</DescriptionItem>
          <DescriptionItem term={t('shipping')}>{shipping}</DescriptionItem>
          {serviceHours !== null && <DescriptionItem term={t('serviceHours')}>{serviceHours}</DescriptionItem>}
          {returnPolicy !== null && (
            <DescriptionItem term={t('returnPolicy')} isWide>
              {returnPolicy}
            </DescriptionItem>
          )}
        </DescriptionList>
      </Card>
      <MerchantLicence merchant={merchant.data} />
    </div>
  );
}
