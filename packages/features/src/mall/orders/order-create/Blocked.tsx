import { smallestOf } from '@chippage/api/quantity';
import type { CartLine, OrderPreparation } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { orderCreateMessages } from './messages.ts';
import * as styles from './OrderCreate.css.ts';
import { blockedLines } from './orderDraft.ts';

interface BlockedProps {
  preparation: OrderPreparation;
  /** Whether it comes out of the cart, where quantities are changed; else they are changed at the goods. */
  isFromCart: boolean;
}

/** What cannot be ordered so, why, and the way to where it is changed. */
export function Blocked({ preparation, isFromCart }: BlockedProps) {
  const t = useMessages(orderCreateMessages);
  const paths = usePaths(mallPaths);
  const blocked = blockedLines(preparation);
  const [first] = blocked;
  const way = isFromCart ? (
    <LinkButton variant="outline" size="sm" href={paths.cart()}>
      {t('backToCart')}
    </LinkButton>
  ) : (
    first && blocked.length === 1 && <ToGoods goods={first.goods} />
  );
  return (
    <Alert tone="danger" title={t('notOrderable', { count: blocked.length })} action={way}>
      <ul className={styles.list}>
        {blocked.map((line) => (
          <li key={line.id}>
            <Why line={line} />
            {!isFromCart && blocked.length > 1 && <ToGoods goods={line.goods} />}
          </li>
        ))}
      </ul>
      <p>{t(isFromCart ? 'notOrderableCart' : 'notOrderableGoods')}</p>
    </Alert>
  );
}

/** The way to goods whose quantity has to be changed. */
export function ToGoods({ goods: { id, mpn } }: Pick<CartLine, 'goods'>) {
  const t = useMessages(orderCreateMessages);
  return (
    <LinkButton variant="outline" size="sm" href={usePaths(mallPaths).goodsDetail(id)}>
      {t('backToGoods', { mpn })}
    </LinkButton>
  );
}

function Why({ line: { goods, quantity, state } }: { line: CartLine }) {
  const t = useMessages(orderCreateMessages);
  if (state === 'ok' || state === 'changed') return null;
  const { mpn, moq, multiple, unit } = goods;
  const rule = { stock: formatNumber(goods.stock ?? 0), moq: formatNumber(Math.max(moq, smallestOf(goods))), multiple: formatNumber(multiple) };
  return t('wrongLine', { mpn, quantity: formatNumber(quantity), unit, why: t(state, rule) });
}
