import { InvoiceCenter, InvoiceList, invoiceStates, type InvoiceTab, invoiceTabs, useInvoices } from '@chippage/features/InvoiceCenter';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { lazyPart } from '@chippage/ui/late';
import { type ReactNode, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from './papers.words.ts';
import { mallPaths } from '../mall.paths.ts';
import { useSavedFile } from '../useSavedFile.ts';

// Their forms and dialogs are no part of the list that the page opens with.
const ApplyPanel = lazyPart(async () => (await import('./ApplyPanel.tsx')).ApplyPanel);
const TitlesPanel = lazyPart(async () => (await import('./TitlesPanel.tsx')).TitlesPanel);
const CreditsPanel = lazyPart(async () => (await import('./CreditsPanel.tsx')).CreditsPanel);
const PisPanel = lazyPart(async () => (await import('./PisPanel.tsx')).PisPanel);

const later = (panel: ReactNode) => (
  <Suspense
    fallback={
      <SkeletonRegion label={t('loading')}>
        <Skeleton shape="block" height="20rem" />
      </SkeletonRegion>
    }
  >
    {panel}
  </Suspense>
);

/** The member's invoices, titles and proforma invoices: `?tab=` is the part, `?state=` the filter, `?orderId=` what to apply for. */
export default function InvoiceManagementRoute() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const wanted = params.getAll('orderId').map(Number).filter(Number.isSafeInteger);
  const tab = invoiceTabs.find((each) => each === params.get('tab')) ?? (wanted.length > 0 ? 'apply' : 'invoices');
  const go = (next: InvoiceTab) => void navigate(mallPaths.invoiceManagement({ tab: next }), { replace: true });
  return (
    <InvoiceCenter
      tab={tab}
      onTabChange={go}
      panels={{
        invoices: <InvoicesPanel />,
        apply: later(<ApplyPanel key={wanted.join(' ')} wanted={wanted} />),
        titles: later(<TitlesPanel />),
        pis: later(<PisPanel />),
        credits: later(<CreditsPanel />),
      }}
    />
  );
}

function InvoicesPanel() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const onFile = useSavedFile();
  const bound = useInvoices({
    state: invoiceStates.find((each) => each === params.get('state')) ?? null,
    onStateChange: (state) => void navigate(mallPaths.invoiceManagement({ tab: 'invoices', state }), { replace: true }),
    onFile,
  });
  return <InvoiceList {...bound} />;
}
