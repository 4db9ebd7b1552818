import type { GoodsRow } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { partGoodsMessages } from './messages.ts';
import { bestFirst } from '../goods-card/goodsRules.ts';
import { OfferChoice, type OfferChoiceProps } from './OfferChoice.tsx';

export interface PartGoodsProps extends OfferChoiceProps {
  goods: readonly GoodsRow[];
  /** How many there are in all. */
  total: number;
  /** Where all of them are; absent when these are all. */
  allHref?: string;
}

/** Offers that are shown beside the facts of a part. */
const MOST = 5;

/** What a part costs and who has it, beside its facts: a seller, a quantity, what that comes to. Nothing at all when nobody sells it. */
export function PartGoods({ goods, total, allHref, onAddToCart }: PartGoodsProps) {
  const t = useMessages(partGoodsMessages);
  if (goods.length === 0) return null;
  const shown = bestFirst(goods).slice(0, MOST);
  const all =
    allHref !== undefined && total > shown.length ? (
      <Link tone="quiet" href={allHref}>
        {t('all', { count: formatNumber(total) })}
      </Link>
    ) : undefined;
  return (
    <Card title={t('title')} note={t('note', { count: formatNumber(total) })} padding="none" {...(all && { footer: all })}>
      <OfferChoice goods={shown} onAddToCart={onAddToCart} />
    </Card>
  );
}
