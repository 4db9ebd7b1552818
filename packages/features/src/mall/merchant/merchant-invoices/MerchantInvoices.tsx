import type { Loadable } from '@chippage/api/loadable';
import type { Invoice, InvoiceState } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { DocumentIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../../member-pages/Loaded.tsx';
import { LoadMore } from '../../../member-pages/LoadMore.tsx';
import * as page from '../../../member-pages/member.css.ts';
import type { PagedList } from '../../../member-pages/pagedList.ts';
import { type MerchantListQuery, merchantInvoiceStates } from '../merchant-parts/merchantListQuery.ts';
import { StateLinks } from '../merchant-parts/StateLinks.tsx';
import { type InvoiceActions, InvoiceItem } from './InvoiceItem.tsx';
import { merchantInvoicesMessages } from './messages.ts';

export interface MerchantInvoicesProps extends InvoiceActions {
  invoices: Loadable<PagedList<Invoice>>;
  state: MerchantListQuery<InvoiceState>['state'];
  getHref: (state: MerchantListQuery<InvoiceState>['state']) => string;
  orderHref: (id: number) => string;
  onLoadMore: () => void;
}

/** Invoices that buyers applied for: issued with a number and files, or refused with a reason. */
export function MerchantInvoices({ invoices, state, getHref, onLoadMore, ...item }: MerchantInvoicesProps) {
  const t = useMessages(merchantInvoicesMessages);
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <StateLinks label={t('states')} states={merchantInvoiceStates.map((id) => ({ id, name: t(id) }))} current={state} getHref={getHref} />
      <Card padding="none">
        <Loaded value={invoices} lines={9}>
          {(shown) =>
            shown.rows.length === 0 ? (
              <EmptyState icon={<DocumentIcon size={32} />} title={t(state === 'all' ? 'nothing' : 'empty')}>
                {t(state === 'all' ? 'nothingHint' : 'emptyHint')}
              </EmptyState>
            ) : (
              <>
                <ul className={page.rows} aria-label={t('list')}>
                  {shown.rows.map((invoice) => (
                    <InvoiceItem key={invoice.id} invoice={invoice} {...item} />
                  ))}
                </ul>
                <LoadMore list={shown} onLoadMore={onLoadMore} />
              </>
            )
          }
        </Loaded>
      </Card>
    </div>
  );
}
