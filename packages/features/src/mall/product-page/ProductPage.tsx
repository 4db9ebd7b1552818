import type { Loadable } from '@chippage/api/loadable';
import type { GoodsDetail } from '@chippage/api/types';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { Card } from '@chippage/ui/Card';
import { ErrorState } from '@chippage/ui/ErrorState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { MerchantName } from '../goods-card/OfferParts.tsx';
import { FollowMerchant } from '../merchant-card/FollowMerchant.tsx';
import { OfferRows } from '../part-offers/OfferRows.tsx';
import { BuyBox, type BuyBoxProps } from './BuyBox.tsx';
import { productPageMessages } from './messages.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductHead, type ProductHeadProps } from './ProductHead.tsx';
import * as styles from './ProductPage.css.ts';

export interface ProductPageProps extends Omit<BuyBoxProps, 'goods'>, Omit<ProductHeadProps, 'goods'> {
  goods: Loadable<GoodsDetail>;
  /** Where goods of the same top category are; null when there is no such list. */
  category: { name: string; href: string } | null;
  onFollow: (isFollowed: boolean) => void;
}

/** One offer: what it is, what it costs at which quantity, where it lies, who sells it, and who else does. */
export function ProductPage({ goods, ...props }: ProductPageProps) {
  const t = useMessages(productPageMessages);
  if (goods.status === 'failed') {
    return (
      <ErrorState title={t('failed')} onRetry={goods.onRetry} retryLabel={t('retry')}>
        {goods.message}
      </ErrorState>
    );
  }
  if (goods.status === 'loading') {
    return (
      <SkeletonRegion label={t('loading')}>
        <div className={styles.bones}>
          <Skeleton shape="block" width="40%" height="40px" />
          <Skeleton shape="block" height="360px" />
        </div>
      </SkeletonRegion>
    );
  }
  return <ReadyProduct goods={goods.data} {...props} />;
}

function ReadyProduct({ goods, category, onFollow, onCopyText, onFavour, ...buying }: Omit<ProductPageProps, 'goods'> & { goods: GoodsDetail }) {
  const t = useMessages(productPageMessages);
  const paths = usePaths();
  const { mpn, merchant, others, isFollowed } = goods;
  return (
    <article className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[{ text: t('mall'), href: paths.mall() }, ...(category ? [{ text: category.name, href: category.href }] : []), { text: mpn }]}
      />
      <ProductHead goods={goods} onCopyText={onCopyText} onFavour={onFavour} />
      <div className={styles.columns}>
        <div className={styles.aside}>
          {/* Another offer starts with its own smallest quantity. */}
          <BuyBox key={goods.id} goods={goods} {...buying} />
          <Card title={t('seller')}>
            <div className={styles.seller}>
              <div className={styles.sellerHead}>
                <MerchantName merchant={merchant} />
                <FollowMerchant merchant={{ name: merchant.name, isFollowed }} onChange={onFollow} />
              </div>
              <LinkButton variant="outline" size="sm" href={paths.merchant(merchant.id)}>
                {t('sellerAll')}
              </LinkButton>
            </div>
          </Card>
        </div>
        <div className={styles.main}>
          <ProductFacts goods={goods} />
          {others.length > 0 && (
            <Card title={t('others')} note={t('othersNote', { count: formatNumber(others.length) })} padding="none">
              <OfferRows offers={others} onAddToCart={buying.onAddToCart} />
            </Card>
          )}
        </div>
      </div>
    </article>
  );
}
