import type { OrderDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { Timeline } from '@chippage/ui/Timeline';
import { type ReactNode, useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ContactMerchant, type OnContact } from '../../parts/contact-merchant/ContactMerchant.tsx';
import { CopyButton, type OnCopy } from '../../parts/copy-button/CopyButton.tsx';
import { OrderButtons } from '../order-actions/OrderButtons.tsx';
import type { BuyerActions } from '../order-actions/buyerActions.ts';
import { OrderQuestions } from '../order-actions/OrderQuestions.tsx';
import { OrderStateTag } from '../../parts/order-state-tag/OrderStateTag.tsx';
import { minuteOf } from '../../parts/orderTime.ts';
import { ParcelTrace } from '../parcel-trace/ParcelTrace.tsx';
import { FileLink, type OrderFile } from './FileLink.tsx';
import { csvHeads } from './csvHeads.ts';
import { linesCsv } from './lineFacts.ts';
import { orderDetailMessages } from './messages.ts';
import { OrderClaim } from './OrderClaim.tsx';
import * as styles from './OrderDetail.css.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderPapers, type OrderPapersProps } from './OrderPapers.tsx';
import { ParcelNumberForm, type ParcelNumberInput } from './ParcelNumberForm.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import type { WarehousingInput } from './WarehousingForm.tsx';
import { useAskedActions } from '../order-actions/useAskedActions.ts';

export interface OrderViewProps extends BuyerActions {
  order: OrderDetail;
  onWarehousingNo: (id: number, input: WarehousingInput) => Promise<unknown>;
  /** Writes down the parcel with which goods of an exchange go back. */
  onSendBack: (id: number, parcel: ParcelNumberInput) => Promise<unknown>;
  /** The other goods of an exchange are there. */
  onReceiveReplacement: (id: number) => Promise<unknown>;
  /** Reads how the merchant can be reached. */
  onContact?: OnContact;
  /** Gets a paper of the order as a file. Rejects with the server's refusal. */
  onFile: (file: OrderFile) => Promise<unknown>;
  /** Shows a pro forma invoice over the page; absent: it can only be downloaded. */
  renderPi?: OrderPapersProps['renderPi'];
  /** Gives the lines as a CSV file. */
  onExport: (csv: string, name: string) => void;
  /** Puts a number on the clipboard. @returns whether that went well */
  onCopy: OnCopy;
  /** Buttons of who else looks at the order, such as its merchant. */
  extraActions?: ReactNode;
}

/** An order that is there. */
export function OrderView({
  order,
  onWarehousingNo,
  onSendBack,
  onReceiveReplacement,
  onContact,
  onFile,
  renderPi,
  onExport,
  onCopy,
  extraActions,
  ...actions
}: OrderViewProps) {
  const t = useMessages(orderDetailMessages);
  const title = useRef<HTMLHeadingElement>(null);
  const { action, asked, setAsked, start } = useAskedActions(order, actions);
  const { id, orderNo, state, stateName, hint, steps, parcels, timeline, claims, lines } = order;
  const packing: OrderFile = { kind: 'packing', id, name: `${orderNo}.pdf` };
  // What asked for it is gone when it is done.
  const leave = async (name: string, call: () => Promise<unknown>, done: string) => {
    const isDone = await action.run(name, call, done);
    if (isDone) title.current?.focus();
    return isDone;
  };
  const getFile = (file: OrderFile) => void action.run('file', () => onFile(file), null);
  return (
    <article className={styles.page}>
      <header className={`${styles.whole} ${styles.head}`}>
        <div className={`${styles.whole} ${styles.titles}`}>
          <h1 className={styles.title} ref={title} tabIndex={-1}>
            {t.parts('title', {
              no: (
                <span key="no" className={styles.code} translate="no">
                  {orderNo}
                </span>
              ),
            })}
          </h1>
          <CopyButton text={orderNo} what={t('orderNo')} onCopy={onCopy} />
          <OrderStateTag state={state} name={stateName} />
          <p className={styles.hint}>{hint}</p>
        </div>
        {extraActions}
        <OrderButtons order={order} look="bar" isNamed={false} pending={action.pending} onAction={start} />
      </header>
      {action.result && asked === null && (
        <div className={styles.whole}>
          <Alert tone={action.result.tone} live={action.result.tone === 'ok' ? 'polite' : 'assertive'}>
            {action.result.text}
          </Alert>
        </div>
      )}
      <div className={styles.whole}>
        <OrderSteps steps={steps} />
      </div>
      <div className={styles.column}>
        {parcels.length > 0 && (
          <Card
            padding="none"
            title={t('parcels')}
            note={parcels.length}
            action={<FileLink file={packing} label={t('openNamed', { name: t('packingList') })} words={t('packingList')} onFile={getFile} />}
          >
            <ParcelTrace parcels={parcels} onCopy={onCopy} />
          </Card>
        )}
        <OrderLines order={order} onExport={() => onExport(linesCsv({ lines, currency: order.currency }, csvHeads(t)), `${orderNo}.csv`)} />
      </div>
      <div className={styles.column}>
        {claims.map((claim) => (
          <OrderClaim key={claim.id} claim={claim} currency={order.currency} onFile={getFile}>
            {claim.outcome === 'returning' && order.actions.includes('send_back') ? (
              <ParcelNumberForm
                draftKey={`sendBack:${claim.id}`}
                lead={t('sendBackLead')}
                submitLabel={t('sendBack')}
                isPending={action.pending === 'sendBack'}
                onSend={(parcel) => leave('sendBack', () => onSendBack(id, parcel), t('sentBack'))}
              />
            ) : claim.outcome === 'replaced' && order.actions.includes('receive_replacement') ? (
              <Button
                isPending={action.pending === 'received'}
                onPress={() => void leave('received', () => onReceiveReplacement(id), t('receivedReplacement'))}
              >
                {t('receiveReplacement')}
              </Button>
            ) : undefined}
          </OrderClaim>
        ))}
        <OrderPapers order={order} onFile={getFile} renderPi={renderPi} />
        <OrderFacts
          order={order}
          onWarehousingNo={(input) => onWarehousingNo(id, input)}
          contact={onContact && <ContactMerchant merchant={order.merchant} onContact={onContact} orderId={id} />}
        />
        <Card title={t('record')}>
          <Timeline
            label={t('record')}
            entries={timeline.map(({ time, text, byName }) => ({ time, text, by: byName }))}
            formatTime={minuteOf}
            empty={t('noRecord')}
          />
        </Card>
      </div>
      <OrderQuestions order={order} asked={asked} onAsked={setAsked} action={action} actions={actions} focusAfter={title} />
    </article>
  );
}
