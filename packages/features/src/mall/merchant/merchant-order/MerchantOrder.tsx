import type { Loadable } from '@chippage/api/loadable';
import type { OrderDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { late, lazyPart } from '@chippage/ui/late';
import { Link } from '@chippage/ui/Link';
import { Timeline } from '@chippage/ui/Timeline';
import { Suspense, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { Coming, Loaded } from '../../../parts/loaded/Loaded.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { type OrderFile, PaperLink } from '../../orders/order-detail/FileLink.tsx';
import { csvHeads } from '../../orders/order-detail/csvHeads.ts';
import { linesCsv } from '../../orders/order-detail/lineFacts.ts';
import { orderDetailMessages } from '../../orders/order-detail/messages.ts';
import { OrderLines } from '../../orders/order-detail/OrderLines.tsx';
import type { ParcelNumberInput } from '../../orders/order-detail/ParcelNumberForm.tsx';
import { OrderSteps } from '../../orders/order-detail/OrderSteps.tsx';
import { CopyButton, type OnCopy } from '../../parts/copy-button/CopyButton.tsx';
import { OrderStateTag } from '../../parts/order-state-tag/OrderStateTag.tsx';
import { minuteOf } from '../../parts/orderTime.ts';
import { useAction } from '../../../parts/action/useAction.ts';
import { ParcelTrace } from '../../orders/parcel-trace/ParcelTrace.tsx';
import type { ClaimAnswer } from './claimAnswer.ts';
import { DeliveryFacts } from './DeliveryFacts.tsx';
import { merchantOrderMessages } from './messages.ts';
import type { ParcelNews } from './ReportDialog.tsx';
import { leftOf, type ShipmentInput } from './shipInput.ts';
import * as styles from './MerchantOrder.css.ts';

// Few orders have one.
const ClaimCard = lazyPart(async () => (await import('./ClaimCard.tsx')).ClaimCard);
const ShipDialog = late(async () => (await import('./ShipDialog.tsx')).ShipDialog);
const ReportDialog = late(async () => (await import('./ReportDialog.tsx')).ReportDialog);

/** What a merchant can do with an order. Each rejects with the server's refusal, whose words are shown. */
export interface MerchantOrderActions {
  onConfirm: () => Promise<unknown>;
  onShip: (shipment: ShipmentInput) => Promise<unknown>;
  onReport: (news: ParcelNews) => Promise<unknown>;
  onResolve: (answer: ClaimAnswer) => Promise<unknown>;
  /** Sends the other goods of an exchange. */
  onReplace: (parcel: ParcelNumberInput) => Promise<unknown>;
  /** Hands a file of a claim to the browser. */
  onFile: (file: OrderFile) => Promise<unknown>;
  /** Hands the packing list to the browser. */
  onPackingList: (order: OrderDetail) => Promise<unknown>;
}

export interface MerchantOrderProps extends MerchantOrderActions {
  order: Loadable<OrderDetail>;
  /** All orders of the merchant. */
  backHref: string;
  /** Puts a number on the clipboard. @returns whether that went well */
  onCopy: OnCopy;
  /** Gives the lines as a CSV file. */
  onExport: (csv: string, name: string) => void;
}

/** One order to the merchant: what to send where, the parcels, a claim, and what can be done now. */
export function MerchantOrder({ order, backHref, ...rest }: MerchantOrderProps) {
  const t = useMessages(merchantOrderMessages);
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

function Detail({ order, onCopy, onExport, ...calls }: Omit<MerchantOrderProps, 'order' | 'backHref'> & { order: OrderDetail }) {
  const t = useMessages(merchantOrderMessages);
  const lineWords = useMessages(orderDetailMessages);
  const action = useAction();
  const title = useRef<HTMLHeadingElement>(null);
  const [isShipping, setShipping] = useState(false);
  // Once asked for it stays, so that closing it gives the focus back.
  const [isShipWanted, setShipWanted] = useState(false);
  if (isShipping && !isShipWanted) setShipWanted(true);
  const [reportedId, setReportedId] = useState<number | null>(null);
  const [isReporting, setReporting] = useState(false);
  const { orderNo, state, stateName, hint, actions, parcels, claims, lines } = order;
  const reported = parcels.find(({ id }) => id === reportedId);
  const reportable = actions.includes('report_parcel') ? parcels.filter(({ state: stands }) => stands === 'waiting' || stands === 'moving') : [];
  const open = lines.filter((line) => leftOf(line) > 0);
  const isMissingNumber = order.address.region === 'HK' && order.warehousingNo === null;
  const isAsking = isShipping || isReporting || actions.includes('resolve') || actions.includes('send_replacement');
  const failure = action.result?.tone === 'danger' ? action.result : null;
  const confirm = async () => {
    // The button goes away with it.
    if (await action.run('confirm', calls.onConfirm, t('confirmed'))) title.current?.focus();
  };
  const resolve = async (answer: ClaimAnswer) => {
    const done =
      answer.decision === 'refund'
        ? t('resolvedRefund', { amount: moneyText(answer.amount, order.currency) })
        : t(answer.decision === 'exchange' ? 'resolvedExchange' : 'resolvedDecline');
    const isDone = await action.run('resolve', () => calls.onResolve(answer), done);
    if (isDone) title.current?.focus();
    return isDone;
  };
  const replace = async (parcel: ParcelNumberInput) => {
    const isDone = await action.run('replace', () => calls.onReplace(parcel), t('sentReplacement'));
    if (isDone) title.current?.focus();
    return isDone;
  };
  return (
    <>
      <header className={styles.head}>
        <div className={styles.headWords}>
          <h1 ref={title} className={styles.title} tabIndex={-1}>
            {t('title', { no: orderNo })}
          </h1>
          <CopyButton text={orderNo} what={t('orderNo')} onCopy={onCopy} />
          <OrderStateTag state={state} name={stateName} />
          <Note as="span">{hint}</Note>
        </div>
        {(actions.includes('confirm') || actions.includes('ship')) && (
          <div className={styles.buttons} role="group" aria-label={t('actions')}>
            {actions.includes('confirm') && (
              <Button variant={actions[0] === 'confirm' ? 'solid' : 'outline'} isPending={action.pending === 'confirm'} onPress={() => void confirm()}>
                {t('confirm')}
              </Button>
            )}
            {actions.includes('ship') && (
              <Button
                variant={actions[0] === 'ship' ? 'solid' : 'outline'}
                isDisabled={isMissingNumber}
                onPress={() => {
                  action.clear();
                  setShipping(true);
                }}
              >
                {t('ship')}
              </Button>
            )}
          </div>
        )}
      </header>
      {action.result && (action.result.tone === 'ok' || !isAsking) && (
        <Alert tone={action.result.tone} live={action.result.tone === 'ok' ? 'polite' : 'assertive'}>
          {action.result.text}
        </Alert>
      )}
      {isMissingNumber && actions.includes('ship') && <Alert tone="warn">{t('noWarehousing')}</Alert>}
      <OrderSteps steps={order.steps} />
      {claims.map((claim) => (
        <Suspense key={claim.id} fallback={<Coming />}>
          <ClaimCard
            order={order}
            claim={claim}
            isPending={action.pending === 'resolve'}
            failure={!isShipping && !isReporting ? failure : null}
            onFile={(file) => void action.run('file', () => calls.onFile(file), null)}
            onResolve={resolve}
            isReplacing={action.pending === 'replace'}
            onReplace={replace}
          />
        </Suspense>
      ))}
      <Card
        title={t('parcels')}
        action={
          parcels.length > 0 || actions.includes('ship') ? (
            <PaperLink
              label={lineWords('openNamed', { name: lineWords('packingList') })}
              words={lineWords('packingList')}
              onPress={() => void action.run('packingList', () => calls.onPackingList(order), null)}
            />
          ) : undefined
        }
      >
        {parcels.length === 0 ? (
          <Note>{t('noParcels')}</Note>
        ) : (
          <>
            <ParcelTrace parcels={parcels} onCopy={onCopy} />
            <div className={styles.reports}>
              {reportable.map((parcel) => (
                <Button
                  key={parcel.id}
                  size="sm"
                  variant="outline"
                  onPress={() => {
                    action.clear();
                    setReportedId(parcel.id);
                    setReporting(true);
                  }}
                >
                  {t('reportOf', { no: parcel.no })}
                </Button>
              ))}
            </div>
          </>
        )}
      </Card>
      <OrderLines order={order} onExport={() => onExport(linesCsv(order, csvHeads(lineWords)), `${orderNo}.csv`)} />
      <div className={styles.facts}>
        <DeliveryFacts order={order} onCopy={onCopy} />
        <Card title={t('record')}>
          <Timeline
            label={t('record')}
            entries={order.timeline.map(({ time, text, byName }) => ({ time, text, by: byName }))}
            formatTime={minuteOf}
            empty={t('noRecord')}
          />
        </Card>
      </div>
      {isShipWanted && (
        <ShipDialog
          isOpen={isShipping}
          orderNo={orderNo}
          lines={open}
          parcels={parcels}
          isPending={action.pending === 'ship'}
          failure={failure}
          onShip={async (shipment) => {
            const isDone = await action.run('ship', () => calls.onShip(shipment), t('shipped'));
            if (isDone) setShipping(false);
            return isDone;
          }}
          onClose={() => {
            action.clear();
            setShipping(false);
          }}
          returnFocusRef={title}
        />
      )}
      {reported && (
        <ReportDialog
          isOpen={isReporting}
          parcel={reported}
          isPending={action.pending === 'report'}
          failure={failure}
          onReport={async (news) => {
            const isDone = await action.run('report', () => calls.onReport(news), t('reported'));
            if (isDone) setReporting(false);
            return isDone;
          }}
          onClose={() => {
            action.clear();
            setReporting(false);
          }}
          returnFocusRef={title}
        />
      )}
    </>
  );
}
