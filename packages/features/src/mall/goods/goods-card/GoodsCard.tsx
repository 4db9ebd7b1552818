import type { GoodsRow } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import * as styles from './GoodsCard.css.ts';
import { goodsWordMessages } from './messages.ts';
import { MerchantName, GoodsPrice } from './GoodsParts.tsx';
import { packingMessages } from '../../../parts/packing/messages.ts';

export interface GoodsCardProps {
  goods: GoodsRow;
  /** What can be done with it, e.g. `AddButton`. */
  action?: ReactNode;
  /** Level of its heading. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Goods where there is no room for a table. */
export function GoodsCard({ goods, action, headingLevel = 3 }: GoodsCardProps) {
  const t = useMessages(goodsWordMessages);
  const packing = useMessages(packingMessages);
  const paths = usePaths(mallPaths);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading className={styles.mpn}>
            <Link tone="accent" isMono href={paths.goodsDetail(goods.id)}>
              {goods.mpn}
            </Link>
          </Heading>
          <p className={styles.line}>
            {[goods.brandNameCn ?? goods.brandName, goods.packageCase, goods.packing === null ? null : packing(goods.packing)].filter(Boolean).join('，')}
          </p>
        </div>
        <GoodsPrice goods={goods} />
      </div>
      <p className={styles.merchant}>
        <MerchantName merchant={goods.merchant} />
      </p>
      <p className={styles.facts}>
        <span>{t('stock', { count: goods.stock === null ? t('unknown') : goods.stock === 0 ? t('none') : formatNumber(goods.stock) })}</span>
        <OrderRule goods={goods} />
        <span>{t('dateCode', { code: goods.dateCode ?? t('unknown') })}</span>
      </p>
      <div className={styles.foot}>
        <span className={styles.line}>{t(goods.taxMode)}</span>
        {action}
      </div>
    </article>
  );
}

/** What quantities can be ordered, in words. */
export function OrderRule({ goods: { moq, multiple } }: { goods: Pick<GoodsRow, 'moq' | 'multiple'> }) {
  const t = useMessages(goodsWordMessages);
  return <span>{multiple > 1 ? t('moq', { moq: formatNumber(moq), multiple: formatNumber(multiple) }) : t('moqOnly', { moq: formatNumber(moq) })}</span>;
}
