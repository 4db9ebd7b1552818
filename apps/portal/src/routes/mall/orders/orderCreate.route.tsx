import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useSearchParams } from 'react-router-dom';
import { t } from './orders.words.ts';
import { OrderOf } from './OrderOf.tsx';
import { orderHref, readWish } from './orderWish.ts';
import * as styles from '../../../gates/gate.css.ts';
import { RowHead } from '../../../page/RowHead.tsx';
import { usePageHandle } from '../../../page/usePageHandle.ts';
import { mallPaths } from '../mall.paths.ts';

/** Where an order is made: of lines of the cart, of goods, or at an agreed price. Search engines leave it out. */
export default function OrderCreateRoute() {
  const [search] = useSearchParams();
  const { title } = usePageHandle();
  const wish = readWish(search);
  const step = search.get('step');
  // Another wish is another order.
  if (wish) return <OrderOf key={orderHref(wish)} wish={wish} wantedStep={step === '3' ? 3 : step === '2' ? 2 : 1} />;
  return (
    <>
      <RowHead />
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <EmptyState
        title={t('nothingWished')}
        action={
          <LinkButton variant="outline" href={mallPaths.cart()}>
            {t('goToCart')}
          </LinkButton>
        }
      >
        {t('nothingWishedAbout')}
      </EmptyState>
    </>
  );
}
