import type { Loadable } from '@chippage/api/loadable';
import type { OperatorOrderDetail } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { Timeline } from '@chippage/ui/Timeline';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { CopyButton, type OnCopy } from '../../parts/copy-button/CopyButton.tsx';
import { OrderStateTag } from '../../parts/order-state-tag/OrderStateTag.tsx';
import { minuteOf } from '../../parts/orderTime.ts';
import { csvHeads } from '../order-detail/csvHeads.ts';
import { FileLink, type OrderFile } from '../order-detail/FileLink.tsx';
import { linesCsv } from '../order-detail/lineFacts.ts';
import { orderDetailMessages } from '../order-detail/messages.ts';
import { OrderClaim } from '../order-detail/OrderClaim.tsx';
import { OrderFacts } from '../order-detail/OrderFacts.tsx';
import { OrderLines } from '../order-detail/OrderLines.tsx';
import { OrderPapers } from '../order-detail/OrderPapers.tsx';
import { OrderSteps } from '../order-detail/OrderSteps.tsx';
import { ParcelTrace } from '../parcel-trace/ParcelTrace.tsx';
import { operatorOrderMessages } from './messages.ts';
import * as styles from './OperatorOrder.css.ts';

export interface OperatorOrderProps {
  order: Loadable<OperatorOrderDetail>;
  /** All orders. */
  backHref: string;
  /** A member among the operator's members. */
  getMemberHref: (id: number) => string;
  /** Gets a paper of the order as a file. Rejects with the server's refusal. */
  onFile: (file: OrderFile) => Promise<unknown>;
  /** Puts a number on the clipboard. @returns whether that went well */
  onCopy: OnCopy;
  /** Gives the lines as a CSV file. */
  onExport: (csv: string, name: string) => void;
}

/** An order of the mall as an operator looks at it: everything is shown, nothing can be done. */
export function OperatorOrder({ order, backHref, ...rest }: OperatorOrderProps) {
  const t = useMessages(operatorOrderMessages);
  return (
    <PageColumn>
      <p className={styles.back}>
        <Link href={backHref}>{t('back')}</Link>
      </p>
      <Loaded value={order} lines={12}>
        {(detail) => <Detail order={detail} {...rest} />}
      </Loaded>
    </PageColumn>
  );
}

function Detail({ order, getMemberHref, onFile, onCopy, onExport }: Omit<OperatorOrderProps, 'order' | 'backHref'> & { order: OperatorOrderDetail }) {
  const t = useMessages(operatorOrderMessages);
  const words = useMessages(orderDetailMessages);
  const { result, run } = useAction();
  const { id, orderNo, state, stateName, buyer, parcels, claims, currency, timeline } = order;
  const getFile = (file: OrderFile) => void run('file', () => onFile(file), null);
  const packing: OrderFile = { kind: 'packing', id, name: `${orderNo}.pdf` };
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {words('title', { no: orderNo })}
        </h1>
        <CopyButton text={orderNo} what={words('orderNo')} onCopy={onCopy} />
        <OrderStateTag state={state} name={stateName} />
        <span>
          {t('buyer')} <Link href={getMemberHref(buyer.id)}>{t('buyerOf', { name: buyer.nickName, id: buyer.id })}</Link>
        </span>
        <Note as="span">{t('readOnly')}</Note>
      </header>
      <ActionAlert result={result} />
      <OrderSteps steps={order.steps} />
      {claims.map((claim) => (
        <OrderClaim key={claim.id} claim={claim} currency={currency} onFile={getFile} />
      ))}
      {parcels.length > 0 && (
        <Card
          padding="none"
          title={words('parcels')}
          note={parcels.length}
          action={<FileLink file={packing} label={words('openNamed', { name: words('packingList') })} words={words('packingList')} onFile={getFile} />}
        >
          <ParcelTrace parcels={parcels} onCopy={onCopy} />
        </Card>
      )}
      <OrderLines order={order} onExport={() => onExport(linesCsv(order, csvHeads(words)), `${orderNo}.csv`)} />
      <div className={styles.facts}>
        <div className={styles.column}>
          <OrderPapers order={order} isBuyers={false} onFile={getFile} />
          <OrderFacts order={order} />
        </div>
        <Card title={words('record')}>
          <Timeline
            label={words('record')}
            entries={timeline.map(({ time, text, byName }) => ({ time, text, by: byName }))}
            formatTime={minuteOf}
            empty={words('noRecord')}
          />
        </Card>
      </div>
    </>
  );
}
