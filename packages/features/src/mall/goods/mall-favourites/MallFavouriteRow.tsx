import type { GoodsRow, Merchant } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { Row, RowActions, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { AddButton } from '../goods-card/AddButton.tsx';
import { entryOf, obstacleOf, type GoodsQuantity } from '../goods-card/goodsRules.ts';
import { UnitPrice } from '../../../parts/money/Money.tsx';
import { mallFavouritesMessages } from './messages.ts';

/** Goods or a merchant. */
export type FavouriteGoodsRow = GoodsRow | Merchant;

export interface MallFavouriteRowProps {
  row: FavouriteGoodsRow;
  /** What its button does. */
  verb: string;
  isRemoved: boolean;
  isPending: boolean;
  onToggle: (id: number, name: string) => void;
  onAddToCart: (line: GoodsQuantity) => Promise<void>;
}

/** One thing that is kept, as it is today. */
export function MallFavouriteRow({ row, verb, isRemoved, isPending, onToggle, onAddToCart }: MallFavouriteRowProps) {
  const t = useMessages(mallFavouritesMessages);
  const name = 'mpn' in row ? row.mpn : row.name;
  return (
    <Row>
      <RowWords>{'mpn' in row ? <GoodsWords goods={row} /> : <MerchantWords merchant={row} />}</RowWords>
      <RowActions>
        {'mpn' in row && !isRemoved && obstacleOf(row) === null && <AddButton goods={row} onAddToCart={onAddToCart} />}
        {/* One button that changes its words, so that focus has somewhere to stay. */}
        <Button
          variant="outline"
          size="sm"
          isPending={isPending}
          onPress={() => onToggle(row.id, name)}
          aria-label={t(isRemoved ? 'undoNamed' : 'removeNamed', { verb, name })}
        >
          {isRemoved ? t('undo') : verb}
        </Button>
      </RowActions>
    </Row>
  );
}

function GoodsWords({ goods }: { goods: GoodsRow }) {
  const t = useMessages(mallFavouritesMessages);
  const paths = usePaths(mallPaths);
  const { step } = entryOf(goods);
  const count = goods.stock === null ? t('unknown') : goods.stock === 0 ? t('none') : formatNumber(goods.stock);
  return (
    <>
      <RowTitle>
        <Link isMono tone="accent" href={paths.goodsDetail(goods.id)}>
          {goods.mpn}
        </Link>
        {!goods.isOnSale && <Tag>{t('offSale')}</Tag>}
        {goods.merchant.isSample && <Tag>{t('sample')}</Tag>}
      </RowTitle>
      <RowMeta>
        <UnitPrice value={step?.unitPrice ?? null} currency={goods.currency} tone="money" />
        <span>{t('stock', { count })}</span>
        <span>{goods.brandNameCn ?? goods.brandName}</span>
        <span>{goods.merchant.name}</span>
      </RowMeta>
    </>
  );
}

function MerchantWords({ merchant }: { merchant: Merchant }) {
  const t = useMessages(mallFavouritesMessages);
  const paths = usePaths(mallPaths);
  return (
    <>
      <RowTitle>
        <Link href={paths.merchant(merchant.id)}>{merchant.name}</Link>
        {merchant.isSample && <Tag>{t('sample')}</Tag>}
      </RowTitle>
      <RowMeta>
        <span>{merchant.place}</span>
        <span>{t('goodsCount', { count: formatNumber(merchant.goodsCount) })}</span>
        <span>{merchant.shipping}</span>
      </RowMeta>
    </>
  );
}
