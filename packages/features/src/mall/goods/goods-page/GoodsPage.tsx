import type { Loadable } from '@chippage/api/loadable';
import type { GoodsDetail } from '@chippage/api/types';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { Card } from '@chippage/ui/Card';
import { ErrorState } from '@chippage/ui/ErrorState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { inboxPaths } from '../../../i18n/paths/inboxPaths.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { MerchantName } from '../goods-card/GoodsParts.tsx';
import { FollowButton } from '../../../parts/follow-button/FollowButton.tsx';
import { PartGoodsRows } from '../part-goods/PartGoodsRows.tsx';
import { BuyBox, type BuyBoxProps } from './BuyBox.tsx';
import { goodsPageMessages } from './messages.ts';
import { GoodsFacts } from './GoodsFacts.tsx';
import { GoodsPageHead, type GoodsPageHeadProps } from './GoodsPageHead.tsx';
import * as styles from './GoodsPage.css.ts';

export interface GoodsPageProps extends Omit<BuyBoxProps, 'goods'>, Omit<GoodsPageHeadProps, 'goods'> {
  goods: Loadable<GoodsDetail>;
  /** Where goods of the same top category are; null when there is no such list. */
  category: { name: string; href: string } | null;
  onFollow: (isFollowed: boolean) => void;
}

/** The page of goods: what they are, what they cost at which quantity, where they lie, who sells them, and who else does. */
export function GoodsPage({ goods, ...props }: GoodsPageProps) {
  const t = useMessages(goodsPageMessages);
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
  return <ReadyGoods goods={goods.data} {...props} />;
}

function ReadyGoods({ goods, category, onFollow, onCopyText, onFavourite, ...buying }: Omit<GoodsPageProps, 'goods'> & { goods: GoodsDetail }) {
  const t = useMessages(goodsPageMessages);
  const paths = usePaths(mallPaths);
  const inbox = usePaths(inboxPaths);
  const { mpn, partId, merchant, others, isFollowed } = goods;
  const about = partId === null ? {} : { subjectKind: 'part' as const, subjectId: partId };
  return (
    <article className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[{ text: t('mall'), href: paths.mall() }, ...(category ? [{ text: category.name, href: category.href }] : []), { text: mpn }]}
      />
      <GoodsPageHead goods={goods} onCopyText={onCopyText} onFavourite={onFavourite} />
      <div className={styles.columns}>
        <div className={styles.aside}>
          {/* Other goods start with their own smallest quantity. */}
          <BuyBox key={goods.id} goods={goods} {...buying} />
          <Card title={t('merchant')}>
            <div className={styles.merchant}>
              <div className={styles.merchantHead}>
                <MerchantName merchant={merchant} />
                <FollowButton name={merchant.name} isFollowed={isFollowed} onChange={onFollow} />
              </div>
              <div className={styles.merchantLinks}>
                <LinkButton variant="outline" size="sm" href={inbox.chat({ kind: 'merchant', partyId: merchant.id, ...about })}>
                  {t('chat')}
                </LinkButton>
                <LinkButton variant="outline" size="sm" href={paths.merchant(merchant.id)}>
                  {t('merchantAll')}
                </LinkButton>
              </div>
            </div>
          </Card>
        </div>
        <div className={styles.main}>
          <GoodsFacts goods={goods} />
          {others.length > 0 && (
            <Card title={t('others')} note={t('othersNote', { count: formatNumber(others.length) })} padding="none">
              <PartGoodsRows goods={others} onAddToCart={buying.onAddToCart} />
            </Card>
          )}
        </div>
      </div>
    </article>
  );
}
