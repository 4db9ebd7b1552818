import { SkipLink } from '@chippage/ui/SkipLink';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { goodsListMessages } from './messages.ts';

/** Id of the place of the rows, to which `SkipToGoods` leads. */
export const firstGoodsId = 'first-goods';

/** Leads the keyboard past categories, filters and tools to the first row. Put it first in a page of `GoodsList`. */
export function SkipToGoods() {
  const t = useMessages(goodsListMessages);
  return <SkipLink targetId={firstGoodsId}>{t('skipToRows')}</SkipLink>;
}
