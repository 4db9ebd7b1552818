import type { Loadable } from '@chippage/api/loadable';
import type { Invoice, InvoiceFile, InvoiceState } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ReceiptIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { KindChips } from '../../../parts/kind-chips/KindChips.tsx';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import * as styles from './InvoiceCenter.css.ts';
import { InvoiceItem } from './InvoiceItem.tsx';
import { invoiceCenterMessages } from './messages.ts';

export interface InvoiceListProps {
  /** The state that is seen; `null` for all. */
  state: InvoiceState | null;
  onStateChange: (state: InvoiceState | null) => void;
  invoices: Loadable<PagedList<Invoice>>;
  onLoadMore: () => void;
  /** Gives the file to the visitor. @returns its name @throws ApiError whose message is shown */
  onDownload: (invoice: Invoice, file: InvoiceFile) => Promise<void>;
}

/** States in their order; others ask the address for them. */
export const invoiceStates = ['applied', 'issuing', 'issued', 'reversed', 'refused'] as const;

/** A member's invoices, the newest first. */
export function InvoiceList({ state, onStateChange, invoices, onLoadMore, onDownload }: InvoiceListProps) {
  const t = useMessages(invoiceCenterMessages);
  const paths = usePaths(mallPaths);
  const action = useAction();
  return (
    <div className={styles.stack}>
      <KindChips label={t('states')} allLabel={t('all')} kinds={invoiceStates} nameOf={(each) => t(each)} value={state} onChange={onStateChange} />
      <ActionAlert result={action.failure} />
      <Card padding="none">
        <MoreRows
          value={invoices}
          label={t('invoices')}
          empty={
            <EmptyState
              icon={<ReceiptIcon size={32} />}
              title={t(state === null ? 'noInvoices' : 'noneOfState')}
              action={
                <LinkButton variant="outline" href={paths.invoiceManagement({ tab: 'apply' })}>
                  {t('goApply')}
                </LinkButton>
              }
            >
              {t('noInvoicesHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(invoice) => (
            <InvoiceItem
              key={invoice.id}
              invoice={invoice}
              pendingFile={action.pending === null ? null : Number(action.pending)}
              onDownload={(file) => void action.run(String(file.id), () => onDownload(invoice, file))}
            />
          )}
        </MoreRows>
      </Card>
    </div>
  );
}
