import {
  InvoiceApply,
  InvoiceCenter,
  InvoiceList,
  invoiceStates,
  type InvoiceTab,
  invoiceTabs,
  TitleList,
  useInvoiceApply,
  useInvoices,
  useInvoiceTitles,
} from '@chippage/features/InvoiceCenter';
import { PiList, usePis } from '@chippage/features/PiList';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { saveFile } from '../../../page/saveFile.ts';
import { t } from './papers.words.ts';
import { mallPaths } from '../mall.paths.ts';
import { useNotify } from '../../../toasts/useNotify.ts';

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
        apply: <ApplyPanel key={wanted.join(' ')} wanted={wanted} />,
        titles: <TitlesPanel />,
        pis: <PisPanel />,
      }}
    />
  );
}

/** Saves a file and says so. */
function useSavedFile(): (file: Blob, name: string) => void {
  const notify = useNotify();
  return (file, name) => {
    saveFile(file, name);
    notify({ tone: 'success', text: t('downloaded', { name }) });
  };
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

function ApplyPanel({ wanted }: { wanted: readonly number[] }) {
  return <InvoiceApply {...useInvoiceApply()} wanted={wanted} />;
}

function TitlesPanel() {
  return <TitleList {...useInvoiceTitles()} />;
}

function PisPanel() {
  return <PiList {...usePis({ onFile: useSavedFile() })} />;
}
