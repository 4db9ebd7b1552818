import { SellerBargains, useSellerBargains } from '@chippage/features/SellerBargains';
import { type SellerSection, sellerSections } from '@chippage/features/SellerFrame';
import { SellerGoods, useSellerGoods } from '@chippage/features/SellerGoods';
import { SellerInvoices, useSellerInvoices } from '@chippage/features/SellerInvoices';
import { SellerOrders, useSellerOrders } from '@chippage/features/SellerOrders';
import { parseSellerQuery, sellerBargainStates, sellerInvoiceStates, sellerOrderStates, sellerQueryParams } from '@chippage/features/sellerQuery';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { saveFile } from '../../downloads/saveFile.ts';
import { SellerPage } from '../../mall/SellerPage.tsx';
import { PageMissing } from '../../page/missing.ts';
import { prefetch } from '../../page/prefetch.ts';
import { paths } from '../../paths.ts';

function sectionOf(text: string | undefined): SellerSection {
  const section = sellerSections.find((each) => each === text);
  if (section === undefined) throw new PageMissing();
  return section;
}

// What is in it is the merchant's alone, so the server reads nothing; another word is no page.
export const loader = prefetch(({ params }) => {
  sectionOf(params['section']);
  return [];
});

const bodies: Record<SellerSection, () => React.JSX.Element> = { orders: Orders, goods: Goods, bargains: Bargains, invoices: Invoices };

/** The merchant's orders, goods, bargains and invoices. */
export default function SellerRoute() {
  const section = sectionOf(useParams()['section']);
  const Body = bodies[section];
  return (
    <SellerPage section={section}>
      <Body />
    </SellerPage>
  );
}

function Orders() {
  const query = parseSellerQuery(useSearchParams()[0], sellerOrderStates);
  const navigate = useNavigate();
  const getHref = (next: typeof query) => paths.seller('orders', sellerQueryParams(next));
  return (
    <SellerOrders
      {...useSellerOrders(query)}
      query={query}
      getHref={getHref}
      onQueryChange={(next) => void navigate(getHref(next), { preventScrollReset: true })}
      orderHref={(id) => paths.sellerOrder(id)}
    />
  );
}

function Goods() {
  const { keywords } = parseSellerQuery(useSearchParams()[0], ['all']);
  const navigate = useNavigate();
  return (
    <SellerGoods
      {...useSellerGoods(keywords)}
      keywords={keywords}
      onSearch={(words) => void navigate(paths.seller('goods', { keywords: words || null }), { preventScrollReset: true })}
    />
  );
}

function Bargains() {
  const { state } = parseSellerQuery(useSearchParams()[0], sellerBargainStates);
  const getHref = (next: typeof state) => paths.seller('bargains', sellerQueryParams({ state: next, keywords: '' }));
  return <SellerBargains key={state} {...useSellerBargains(state)} state={state} getHref={getHref} />;
}

function Invoices() {
  const { state } = parseSellerQuery(useSearchParams()[0], sellerInvoiceStates);
  const getHref = (next: typeof state) => paths.seller('invoices', sellerQueryParams({ state: next, keywords: '' }));
  return (
    <SellerInvoices key={state} {...useSellerInvoices({ state, onFile: saveFile })} state={state} getHref={getHref} orderHref={(id) => paths.sellerOrder(id)} />
  );
}
