import { OrderDetail, useOrderDetail } from '@chippage/features/OrderDetail';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { late } from '@chippage/ui/late';
import { useNavigate, useParams } from 'react-router-dom';
import { t } from './orders.words.ts';
import { t as tMall } from '../mall.words.ts';
import { useOrderActions } from './useOrderActions.ts';
import * as styles from '../../../gates/gate.css.ts';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { sharedTexts } from '../../../page/sharedTexts.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { accountPaths } from '../../account/account.paths.ts';
import { mallPaths } from '../mall.paths.ts';

const OrderPi = late(async () => (await import('./OrderPi.tsx')).OrderPi);

// What is in it is the member's alone, so the server reads nothing; an address without a number is no page.
export const loader = prefetch(({ params }) => {
  idFrom(params['id']);
  return [];
});

/** One order of the member. */
export default function OrderDetailRoute() {
  const id = idFrom(useParams()['id']);
  return <Order key={id} id={id} />;
}

function Order({ id }: { id: number }) {
  const navigate = useNavigate();
  const { isMissing, ...bound } = useOrderDetail(id);
  const currency = bound.order.status === 'ready' ? bound.order.data.currency : 'CNY';
  const actions = useOrderActions({ onRemoved: () => void navigate(mallPaths.myOrders(currency), { replace: true }) });
  // Somebody else's order is no page either.
  if (isMissing) throw new PageMissing();
  return (
    <div className={styles.content}>
      <Breadcrumbs
        label={sharedTexts.breadcrumbs}
        items={[{ text: t('centre'), href: accountPaths.userCenter() }, { text: t(currency), href: mallPaths.myOrders(currency) }, { text: tMall('order') }]}
      />
      <OrderDetail
        {...bound}
        {...actions}
        renderPi={(pi, close) => (
          <OrderPi pi={pi} onDownload={async () => void (await actions.onFile({ kind: 'pi', id: pi.id, name: `${pi.piNo}.pdf` }))} onClose={close} />
        )}
      />
    </div>
  );
}
