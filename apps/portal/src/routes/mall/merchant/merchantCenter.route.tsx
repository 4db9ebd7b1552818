import { MerchantBargains, useMerchantBargains } from '@chippage/features/MerchantBargains';
import { type MerchantSection, merchantSections } from '@chippage/features/MerchantFrame';
import { MerchantGoods, useMerchantGoods } from '@chippage/features/MerchantGoods';
import { MerchantInvoices, useMerchantInvoices } from '@chippage/features/MerchantInvoices';
import { MerchantOrders, useMerchantOrders } from '@chippage/features/MerchantOrders';
import {
  parseMerchantListQuery,
  merchantBargainStates,
  merchantInvoiceStates,
  merchantOrderStates,
  merchantListQueryParams,
} from '@chippage/features/merchantListQuery';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { saveFile } from '../../../page/saveFile.ts';
import { MerchantPage } from './MerchantPage.tsx';
import { PageMissing } from '../../../page/missing.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { mallPaths } from '../mall.paths.ts';

function sectionOf(text: string | undefined): MerchantSection {
  const section = merchantSections.find((each) => each === text);
  if (section === undefined) throw new PageMissing();
  return section;
}

// What is in it is the merchant's alone, so the server reads nothing; another word is no page.
export const loader = prefetch(({ params }) => {
  sectionOf(params['section']);
  return [];
});

const bodies: Record<MerchantSection, () => React.JSX.Element> = { orders: Orders, goods: Goods, bargains: Bargains, invoices: Invoices };

/** The merchant's orders, goods, bargains and invoices. */
export default function MerchantRoute() {
  const section = sectionOf(useParams()['section']);
  const Body = bodies[section];
  return (
    <MerchantPage section={section}>
      <Body />
    </MerchantPage>
  );
}

function Orders() {
  const query = parseMerchantListQuery(useSearchParams()[0], merchantOrderStates);
  const navigate = useNavigate();
  const getHref = (next: typeof query) => mallPaths.merchantCenter('orders', merchantListQueryParams(next));
  return (
    <MerchantOrders
      {...useMerchantOrders(query)}
      query={query}
      getHref={getHref}
      onQueryChange={(next) => void navigate(getHref(next), { preventScrollReset: true })}
      orderHref={(id) => mallPaths.merchantOrder(id)}
    />
  );
}

function Goods() {
  const { keywords } = parseMerchantListQuery(useSearchParams()[0], ['all']);
  const navigate = useNavigate();
  return (
    <MerchantGoods
      {...useMerchantGoods(keywords)}
      keywords={keywords}
      onSearch={(words) => void navigate(mallPaths.merchantCenter('goods', { keywords: words || null }), { preventScrollReset: true })}
    />
  );
}

function Bargains() {
  const { state } = parseMerchantListQuery(useSearchParams()[0], merchantBargainStates);
  const getHref = (next: typeof state) => mallPaths.merchantCenter('bargains', merchantListQueryParams({ state: next, keywords: '' }));
  return <MerchantBargains key={state} {...useMerchantBargains(state)} state={state} getHref={getHref} />;
}

function Invoices() {
  const { state } = parseMerchantListQuery(useSearchParams()[0], merchantInvoiceStates);
  const getHref = (next: typeof state) => mallPaths.merchantCenter('invoices', merchantListQueryParams({ state: next, keywords: '' }));
  return (
    <MerchantInvoices
      key={state}
      {...useMerchantInvoices({ state, onFile: saveFile })}
      state={state}
      getHref={getHref}
      orderHref={(id) => mallPaths.merchantOrder(id)}
    />
  );
}
