import type { GoodsRow } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { partGoodsMessages } from './messages.ts';
import { bestFirst } from '../goods-card/goodsRules.ts';
import { OfferChoice, type OfferChoiceProps } from './OfferChoice.tsx';
import { OfferTools } from './OfferTools.tsx';
import type { OfferView } from './offerView.ts';
import * as styles from './PartGoodsRows.css.ts';

export interface PartGoodsProps extends Pick<OfferChoiceProps, 'onAddToCart'> {
  goods: readonly GoodsRow[];
  /** How many there are in all. */
  total: number;
  /** Where all of them are; absent when these are all. */
  allHref?: string;
  /** @default all offers, the best first */
  view?: OfferView;
  /** Without it there is nothing to change the view with. */
  onViewChange?: (view: OfferView) => void;
}

/** Offers that are shown beside the facts of a part. */
const MOST = 5;
const everything: OfferView = { isAuthorised: false, sort: 'best' };

/** What a part costs and who has it, beside its facts: a seller, a quantity, what that comes to. Nothing at all when nobody sells it. */
export function PartGoods({ goods, total, allHref, view = everything, onViewChange, onAddToCart }: PartGoodsProps) {
  const t = useMessages(partGoodsMessages);
  if (goods.length === 0) return null;
  const kept = bestFirst(view.isAuthorised ? goods.filter(({ authorisation }) => authorisation !== null) : goods);
  // The list of all offers cannot leave the others out, so none of these may be missing here.
  const most = view.isAuthorised ? kept.length : MOST;
  const all =
    allHref !== undefined && !view.isAuthorised && total > Math.min(kept.length, most) ? (
      <Link tone="quiet" href={allHref}>
        {t('all', { count: formatNumber(total) })}
      </Link>
    ) : undefined;
  return (
    <Card title={t('title')} note={t('note', { count: formatNumber(view.isAuthorised ? kept.length : total) })} padding="none" {...(all && { footer: all })}>
      {onViewChange && <OfferTools view={view} onViewChange={onViewChange} hidden={goods.length - kept.length} />}
      {kept.length === 0 ? (
        <p className={styles.nobody}>{t('nobodyAuthorised')}</p>
      ) : (
        <OfferChoice goods={kept} sort={view.sort} most={most} onAddToCart={onAddToCart} />
      )}
    </Card>
  );
}
