import { ApiError } from '@chippage/api/errors';
import type { Loadable } from '@chippage/api/loadable';
import type { Invoice, OrderRow } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ReceiptIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { LoadMore } from '../../../parts/list-page/LoadMore.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { InvoiceTitlePicker, type InvoiceTitlePickerProps } from '../invoice-title-picker/InvoiceTitlePicker.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { chosenPaper } from '../paper-cards/chosenPaper.ts';
import { byMerchant, MOST_REMARK, merchantOf, together } from './applyRules.ts';
import { ApplyOrders } from './ApplyOrders.tsx';
import * as styles from './InvoiceCenter.css.ts';
import { invoiceCenterMessages } from './messages.ts';

export interface InvoiceApplyProps {
  /** Orders that were finished, the newest first; those that cannot be invoiced are left out. */
  orders: Loadable<PagedList<OrderRow>>;
  onLoadMore: () => void;
  /** Orders that are chosen at first. */
  wanted?: readonly number[];
  titles: Pick<InvoiceTitlePickerProps, 'titles' | 'onAdd' | 'onEdit'>;
  /** @throws ApiError whose message is shown */
  onApply: (application: { orderIds: number[]; titleId: number; remark: string }) => Promise<Invoice>;
}

type Missing = 'ordersRequired' | 'titleRequired' | 'remarkLong' | null;

/** The application for an invoice over one or several orders of a merchant. */
export function InvoiceApply({ orders, ...props }: InvoiceApplyProps) {
  return (
    <Loaded value={orders} lines={9}>
      {(list) => <Application list={list} {...props} />}
    </Loaded>
  );
}

function Application({ list, onLoadMore, wanted = [], titles, onApply }: Omit<InvoiceApplyProps, 'orders'> & { list: PagedList<OrderRow> }) {
  const t = useMessages(invoiceCenterMessages);
  const paths = usePaths(mallPaths);
  const [asked] = useState(wanted);
  const [picked, setPicked] = useState(asked);
  const [titleId, setTitleId] = useState<number | null>(null);
  const [remark, setRemark] = useState('');
  const [missing, setMissing] = useState<Missing>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [done, setDone] = useState<Invoice | null>(null);
  const news = useRef<HTMLDivElement>(null);
  const merchants = byMerchant(list.rows);
  const chosen = together(merchants, picked);
  const merchant = merchantOf(merchants, chosen);
  const title = chosenPaper(titles.titles, titleId);
  const over = [...remark].length - MOST_REMARK;

  useEffect(() => {
    if (done !== null || failure !== null || missing !== null) news.current?.focus();
  }, [done, failure, missing]);

  const apply = async () => {
    if (isPending) return;
    const lack = chosen.length === 0 ? 'ordersRequired' : title === null ? 'titleRequired' : over > 0 ? 'remarkLong' : null;
    setMissing(lack);
    setFailure(null);
    setDone(null);
    if (lack !== null || title === null) return;
    setPending(true);
    try {
      setDone(await onApply({ orderIds: chosen, titleId: title.id, remark: remark.trim() }));
      setPicked([]);
      setRemark('');
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : t('failed'));
    } finally {
      setPending(false);
    }
  };
  const wrong = missing === null ? failure : missing === 'remarkLong' ? null : t(missing);
  return (
    <div className={styles.stack}>
      <div ref={news} tabIndex={-1} className={styles.landing}>
        {done !== null && (
          <Alert
            tone="ok"
            live="polite"
            action={
              <LinkButton variant="outline" size="sm" href={paths.invoiceManagement({ tab: 'invoices' })}>
                {t('seeInvoices')}
              </LinkButton>
            }
          >
            {t(done.freightLeftOut === null ? 'done' : 'doneFreight', {
              kind: t(`kind${done.kind}`),
              total: moneyText(done.total, 'CNY'),
              freight: moneyText(done.freightLeftOut ?? '0', 'CNY'),
            })}
          </Alert>
        )}
        {wrong !== null && (
          <Alert tone="danger" live="assertive">
            {wrong}
          </Alert>
        )}
      </div>
      {asked.length > 0 && chosen.length === 0 && picked === asked && done === null && !list.hasMore && <Alert tone="warn">{t('missing')}</Alert>}
      {merchants.length === 0 && !list.hasMore ? (
        <EmptyState
          icon={<ReceiptIcon size={32} />}
          title={t('noOrders')}
          action={
            <LinkButton variant="outline" href={paths.myOrders('CNY')}>
              {t('myOrders')}
            </LinkButton>
          }
        >
          {t('noOrdersHint')}
        </EmptyState>
      ) : (
        <form
          className={styles.stack}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void apply();
          }}
        >
          <ApplyOrders
            merchants={merchants}
            chosen={chosen}
            onChange={(ids) => {
              setPicked(ids);
              setMissing(null);
            }}
          />
          {list.hasMore && <LoadMore list={list} onLoadMore={onLoadMore} />}
          <section className={styles.section} aria-labelledby="apply-title">
            <h2 id="apply-title" className={styles.heading}>
              {t('chooseTitle')}
            </h2>
            <InvoiceTitlePicker {...titles} canBeNone={false} value={title?.id ?? null} onChange={setTitleId} />
          </section>
          <TextField
            label={t('remarkLabel')}
            description={t('remarkHint')}
            value={remark}
            onChange={setRemark}
            error={over > 0 ? t('remarkLong', { most: MOST_REMARK, over }) : undefined}
          />
          <div className={styles.foot}>
            <Button type="submit" isPending={isPending} pendingLabel={t('submitting')}>
              {t('submit')}
            </Button>
            {merchant !== null && <span className={styles.note}>{t('selected', { count: chosen.length, merchant: merchant.name })}</span>}
          </div>
        </form>
      )}
    </div>
  );
}
