import { OrderRequestPage, useOrderRequestPage } from '@chippage/features/OrderRequestPage';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { useParams } from 'react-router-dom';
import * as styles from '../../../gates/gate.css.ts';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { sharedTexts } from '../../../page/sharedTexts.ts';
import { accountPaths } from '../../account/account.paths.ts';
import { mallPaths } from '../mall.paths.ts';
import { t } from '../mall.words.ts';
import { t as tOrders } from '../orders/orders.words.ts';

// What is in it is the company's alone, so the server reads nothing; an address without a number is no page.
export const loader = prefetch(({ params }) => {
  idFrom(params['id']);
  return [];
});

/** A request to order, for whose it is and for who decides. */
export default function OrderRequestRoute() {
  const id = idFrom(useParams()['id']);
  return <OrderRequest key={id} id={id} />;
}

function OrderRequest({ id }: { id: number }) {
  const { isMissing, ...bound } = useOrderRequestPage(id);
  // Another company's request is no page either.
  if (isMissing) throw new PageMissing();
  const isMine = bound.request.status !== 'ready' || bound.request.data.isMine;
  return (
    <div className={styles.content}>
      <Breadcrumbs
        label={sharedTexts.breadcrumbs}
        items={[
          { text: tOrders('centre'), href: accountPaths.userCenter() },
          { text: t('orderRequests'), href: mallPaths.orderRequests({ side: isMine ? 'mine' : 'company' }) },
          { text: t('orderRequest') },
        ]}
      />
      <OrderRequestPage {...bound} />
    </div>
  );
}
