import type { Loadable } from '@chippage/api/loadable';
import type { OrderDetail as OrderData } from '@chippage/api/types';
import { ErrorState } from '@chippage/ui/ErrorState';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { orderDetailMessages } from './messages.ts';
import * as styles from './OrderDetail.css.ts';
import { OrderView, type OrderViewProps } from './OrderView.tsx';

export interface OrderDetailProps extends Omit<OrderViewProps, 'order'> {
  order: Loadable<OrderData>;
}

/** An order with everything: how far it has come, its parcels, lines and papers, and what can be done now. */
export function OrderDetail({ order, ...rest }: OrderDetailProps) {
  const t = useMessages(orderDetailMessages);
  if (order.status === 'ready') return <OrderView order={order.data} {...rest} />;
  if (order.status === 'failed') {
    return (
      <ErrorState title={t('failed')} onRetry={order.onRetry} retryLabel={t('retry')}>
        {order.message}
      </ErrorState>
    );
  }
  return (
    <SkeletonRegion label={t('loading')}>
      <div className={styles.column}>
        <Skeleton shape="block" height="2rem" width="60%" />
        <Skeleton shape="block" height="6rem" />
        <Skeleton shape="block" height="20rem" />
      </div>
    </SkeletonRegion>
  );
}
