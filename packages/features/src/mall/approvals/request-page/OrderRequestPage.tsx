import type { Loadable } from '@chippage/api/loadable';
import type { OrderRequestAction, OrderRequestDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { late } from '@chippage/ui/late';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { RequestStateTag } from '../parts/RequestStateTag.tsx';
import { orderRequestPageMessages } from './messages.ts';
import * as styles from './OrderRequestPage.css.ts';
import { RequestChanged } from './RequestChanged.tsx';
import type { RequestDeeds } from './requestDeeds.ts';
import { RequestedOrderCard } from './RequestedOrderCard.tsx';
import { MadeOrders, RequestFacts, RequestLog, RequestTerms } from './RequestFacts.tsx';
import { turnText } from './turnText.ts';

const RequestDialog = late(async () => (await import('./RequestDialog.tsx')).RequestDialog);

/** Props of `OrderRequestPage`. */
export interface OrderRequestPageProps extends RequestDeeds {
  request: Loadable<OrderRequestDetail>;
}

/** In the order of the bar: what leads on first, what ends last. */
const order = ['approve', 'refuse', 'change', 'withdraw'] as const satisfies readonly OrderRequestAction[];
const looks = {
  approve: { variant: 'solid', tone: 'accent' },
  refuse: { variant: 'outline', tone: 'danger' },
  change: { variant: 'outline', tone: 'accent' },
  withdraw: { variant: 'outline', tone: 'danger' },
} as const;

/** A request to order, for whose it is and for who decides: what it comes to now, what it is for, what happened, and what can be done. */
export function OrderRequestPage({ request, ...deeds }: OrderRequestPageProps) {
  const t = useMessages(orderRequestPageMessages);
  return (
    <Loaded value={request} failedTitle={t('failed')} bones={['2rem', '240px', '320px']}>
      {(detail) => <Page detail={detail} deeds={deeds} />}
    </Loaded>
  );
}

function Page({ detail, deeds }: { detail: OrderRequestDetail; deeds: RequestDeeds }) {
  const t = useMessages(orderRequestPageMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<OrderRequestAction | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { state, stateName, mpn, lineCount, orders, actions, isOrderable } = detail;
  // What nobody can order is not approved.
  const open = order.filter((deed) => actions.includes(deed) && (deed !== 'approve' || isOrderable));
  const isWaiting = state === 'waiting';
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h1 ref={heading} className={styles.title} tabIndex={-1}>
            {lineCount === 1 ? t('titleOne', { mpn }) : t('titleMany', { mpn, count: formatNumber(lineCount) })}
          </h1>
          <RequestStateTag state={state} name={stateName} />
        </div>
        <p className={styles.turn}>{turnText(t, detail)}</p>
        {open.length > 0 && (
          <div className={styles.bar}>
            {open.map((deed) => (
              <Button
                key={deed}
                {...looks[deed]}
                onPress={() => {
                  setSaid(null);
                  setAsked(deed);
                }}
              >
                {t(deed)}
              </Button>
            ))}
          </div>
        )}
      </header>
      {said !== null && (
        <div className={styles.whole}>
          <Alert tone="ok" live="polite">
            {said}
          </Alert>
        </div>
      )}
      <div className={styles.column}>
        <MadeOrders request={detail} />
        {isWaiting && <RequestChanged request={detail} />}
        {orders.map((one) => (
          <RequestedOrderCard key={`${one.merchant.id} ${one.currency}`} order={one} isOpen={isWaiting} />
        ))}
      </div>
      <div className={styles.column}>
        <RequestFacts request={detail} />
        <RequestLog request={detail} />
        <RequestTerms request={detail} />
      </div>
      {asked !== null && <RequestDialog request={detail} deed={asked} deeds={deeds} onDone={setSaid} onClose={() => setAsked(null)} returnFocusRef={heading} />}
    </article>
  );
}
