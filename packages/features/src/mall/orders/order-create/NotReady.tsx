import type { Loadable } from '@chippage/api/loadable';
import type { OrderPreparation } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ErrorState } from '@chippage/ui/ErrorState';
import { CartIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { orderCreateMessages } from './messages.ts';

interface NotReadyProps {
  preparation: Loadable<OrderPreparation>;
  /** Whether it is ordered out of the cart. */
  isFromCart: boolean;
}

/** Stands where the form will be, or says why it cannot be. */
export function NotReady({ preparation, isFromCart }: NotReadyProps) {
  const t = useMessages(orderCreateMessages);
  const paths = usePaths(mallPaths);
  if (preparation.status === 'ready') return null;
  if (preparation.status === 'loading') {
    return (
      <SkeletonRegion label={t('loading')}>
        <Skeleton shape="block" height="320px" />
      </SkeletonRegion>
    );
  }
  const toCart = (
    <LinkButton variant="outline" href={paths.cart()}>
      {t('backToCart')}
    </LinkButton>
  );
  // Lines that left the cart do not come back by asking again.
  if (isFromCart && preparation.code === 'resource.not_found') {
    const toOrders = (
      <LinkButton variant="outline" href={paths.myOrders()}>
        {t('orders')}
      </LinkButton>
    );
    return (
      <EmptyState
        title={t('linesGone')}
        icon={<CartIcon size={32} />}
        action={
          <>
            {toOrders}
            {toCart}
          </>
        }
      >
        {t('linesGoneAbout')}
      </EmptyState>
    );
  }
  return (
    <ErrorState title={t('failed')} onRetry={preparation.onRetry} retryLabel={t('retry')} action={toCart}>
      {preparation.message}
    </ErrorState>
  );
}
