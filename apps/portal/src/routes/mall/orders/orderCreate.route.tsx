import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { memberAtom } from '../../../atoms/sessionAtom.ts';
import { t } from './orders.words.ts';
import { OrderOf } from './OrderOf.tsx';
import { orderHref, readWish } from './orderWish.ts';
import { MemberGate } from '../../../layouts/MemberGate.tsx';
import * as styles from '../../../layouts/MemberPage.css.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { mallPaths } from '../mall.paths.ts';

/** Where an order is made: of lines of the cart, of goods, or at an agreed price. Search engines leave it out. */
export default function OrderCreateRoute() {
  const [search] = useSearchParams();
  const wish = readWish(search);
  const step = search.get('step');
  const isMember = useAtomValue(memberAtom) !== null;
  return (
    <>
      {!(isMember && wish) && <PageHead title={t('order')} description={t('orderDescription')} />}
      <MemberGate title={t('order')}>
        {wish ? (
          // Another wish is another order.
          <OrderOf key={orderHref(wish)} wish={wish} wantedStep={step === '3' ? 3 : step === '2' ? 2 : 1} />
        ) : (
          <div className={styles.gate}>
            <h1 className={styles.title} tabIndex={-1}>
              {t('order')}
            </h1>
            <EmptyState title={t('nothingWished')} action={<LinkButton href={mallPaths.cart()}>{t('goToCart')}</LinkButton>}>
              {t('nothingWishedAbout')}
            </EmptyState>
          </div>
        )}
      </MemberGate>
    </>
  );
}
