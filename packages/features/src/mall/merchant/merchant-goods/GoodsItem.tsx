import type { GoodsRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import type { MerchantGoodsProps } from './MerchantGoods.tsx';
import { merchantGoodsMessages } from './messages.ts';
import { ladderText } from './termsText.ts';
import { StockField } from './StockField.tsx';
import * as styles from './MerchantGoods.css.ts';

interface GoodsItemProps {
  goods: GoodsRow;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onStock: MerchantGoodsProps['onStock'];
  isPending: boolean;
  onSale: () => void;
  onTerms: (goods: GoodsRow) => void;
}

/** Goods of the merchant: what they are, whether they are on sale, and the stock of each warehouse. */
export function GoodsItem({ goods, isChosen, onChoose, onStock, isPending, onSale, onTerms }: GoodsItemProps) {
  const t = useMessages(merchantGoodsMessages);
  const paths = usePaths(mallPaths);
  const { id, mpn, brandName, brandNameCn, packageCase, sku, unit, currency, moq, isOnSale, stock, updateTime } = goods;
  // Where nothing is known yet, goods lie where their currency is paid.
  const home = currency === 'USD' ? 'HK' : 'SZ';
  const warehouses = goods.warehouses.length > 0 ? goods.warehouses : [{ code: home, name: t(home), quantity: null } as const];
  return (
    <li className={styles.row}>
      <CheckboxField size="sm" isSelected={isChosen} onChange={onChoose}>
        <VisuallyHidden>{t('choose', { mpn })}</VisuallyHidden>
      </CheckboxField>
      <RowWords>
        <RowTitle>
          <Link href={paths.goodsDetail(id)} tone="accent" isMono>
            {mpn}
          </Link>
          {!isOnSale && <Tag>{t('offSale')}</Tag>}
          {isOnSale && stock === 0 && <Tag tone="warn">{t('out_of_stock')}</Tag>}
        </RowTitle>
        <RowMeta>
          <span>{[brandNameCn ?? brandName, packageCase].filter(Boolean).join('，')}</span>
          <span translate="no">{t('sku', { sku })}</span>
          <span>{ladderText(goods, t)}</span>
          <span>{t('moqText', { moq: formatNumber(moq) })}</span>
          <span>
            {t('updated')} <FriendlyTime dateTime={updateTime} />
          </span>
        </RowMeta>
      </RowWords>
      <div className={styles.fields}>
        {warehouses.map(({ code, name, quantity }) => (
          <StockField
            key={code}
            draftKey={`stock:${id}:${code}`}
            mpn={mpn}
            unit={unit}
            warehouse={name}
            quantity={quantity}
            onSave={(pieces) => onStock({ goodsId: id, warehouse: code, quantity: pieces })}
          />
        ))}
      </div>
      <div className={styles.act}>
        <Button variant="outline" size="sm" aria-label={t('termsOf', { mpn })} onPress={() => onTerms(goods)}>
          {t('terms')}
        </Button>
        <Button variant="outline" size="sm" isPending={isPending} aria-label={t(isOnSale ? 'takeOffOf' : 'putOnOf', { mpn })} onPress={onSale}>
          {t(isOnSale ? 'takeOff' : 'putOn')}
        </Button>
      </div>
    </li>
  );
}
