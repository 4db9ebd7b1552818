import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { CheckIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { orderCreateMessages } from './messages.ts';
import * as styles from './OrderCreate.css.ts';
import { type MadeOrder, payParams } from './savedOrders.ts';

interface OrderMadeProps {
  orders: readonly MadeOrder[];
  /** Orders the same once more. Absent where it is gone with the order, as lines of the cart are. */
  onAgain?: (() => void) | undefined;
}

/** Stands where the form was, for whoever comes back to it after the orders were made. */
export function OrderMade({ orders, onAgain }: OrderMadeProps) {
  const t = useMessages(orderCreateMessages);
  const paths = usePaths(mallPaths);
  const pay = payParams(orders);
  const [first, ...others] = orders;
  return (
    <EmptyState
      icon={<CheckIcon size={32} />}
      title={t('made', { orders: orders.map(({ orderNo }) => orderNo).join('、') })}
      action={
        <>
          {pay && <LinkButton href={paths.payOrder(pay.id, { with: pay.with })}>{t('toPay')}</LinkButton>}
          {first && others.length === 0 && (
            <LinkButton variant="outline" href={paths.orderDetail(first.id)}>
              {t('seeOrder')}
            </LinkButton>
          )}
          {onAgain && (
            <Button variant="plain" onPress={onAgain}>
              {t('again')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('madeAbout')}</p>
      {others.length > 0 && (
        <ul className={styles.list}>
          {orders.map(({ id, orderNo }) => (
            <li key={id}>
              <LinkButton variant="plain" size="sm" href={paths.orderDetail(id)}>
                {t('seeOrderNamed', { order: orderNo })}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
