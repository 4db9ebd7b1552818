import type { Loadable } from '@chippage/api/loadable';
import type { Invoice, InvoiceCount, InvoiceState } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { DocumentIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { countOf, type MerchantListQuery, merchantInvoiceStates } from '../merchantListQuery.ts';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { type InvoiceActions, InvoiceItem } from './InvoiceItem.tsx';
import { merchantInvoicesMessages } from './messages.ts';

export interface MerchantInvoicesProps extends InvoiceActions {
  invoices: Loadable<PagedList<Invoice>>;
  /** How many stand where; null while it is not known. */
  counts: readonly InvoiceCount[] | null;
  state: MerchantListQuery<InvoiceState>['state'];
  getHref: (state: MerchantListQuery<InvoiceState>['state']) => string;
  orderHref: (id: number) => string;
  onLoadMore: () => void;
}

/** Invoices that buyers applied for: issued with a number and files, or refused with a reason. */
export function MerchantInvoices({ invoices, counts, state, getHref, onLoadMore, ...item }: MerchantInvoicesProps) {
  const t = useMessages(merchantInvoicesMessages);
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <StateLinks
        label={t('states')}
        states={merchantInvoiceStates.map((id) => ({ id, name: t(id), count: countOf(counts, id) }))}
        current={state}
        getHref={getHref}
      />
      <Card padding="none">
        <MoreRows
          value={invoices}
          label={t('list')}
          empty={
            <EmptyState icon={<DocumentIcon size={32} />} title={t(state === 'all' ? 'nothing' : 'empty')}>
              {t(state === 'all' ? 'nothingHint' : 'emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(invoice) => <InvoiceItem key={invoice.id} invoice={invoice} {...item} />}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}
