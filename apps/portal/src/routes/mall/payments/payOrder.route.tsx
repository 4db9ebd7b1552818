import { ApiError } from '@chippage/api/errors';
import { useOrderFiles } from '@chippage/features/OrderDetail';
import { PaymentChoice, usePaymentChoice } from '@chippage/features/PaymentChoice';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../orders/orders.words.ts';
import { useSavedFile } from '../useSavedFile.ts';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { copyText } from '../../../page/copyText.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { mallPaths } from '../mall.paths.ts';
import { useNotify } from '../../../toasts/useNotify.ts';

// What is in it is the member's alone, so the server reads nothing; an address without an order is no page.
export const loader = prefetch(({ search }) => {
  idFrom(search.get('orderId') ?? undefined);
  return [];
});

/** Numbers joined by `-`, as the address holds them. */
const idsFrom = (text: string | null): number[] => (text !== null && /^\d{1,15}(-\d{1,15}){0,18}$/.test(text) ? text.split('-').map(Number) : []);

/** Where an order is paid, and where Alipay leads back to. */
export default function PayOrderRoute() {
  const [search] = useSearchParams();
  const orderId = idFrom(search.get('orderId') ?? undefined);
  const payment = search.get('paymentId');
  const paymentId = payment !== null && /^\d{1,15}$/.test(payment) ? Number(payment) : null;
  return <Payment key={`${orderId} ${paymentId}`} orderId={orderId} paymentId={paymentId} joined={idsFrom(search.get('with'))} asked={search.get('method')} />;
}

interface PaymentProps {
  orderId: number;
  paymentId: number | null;
  /** Other orders that are paid at once with it. */
  joined: readonly number[];
  asked: string | null;
}

function Payment({ orderId, paymentId, joined, asked }: PaymentProps) {
  const navigate = useNavigate();
  const notify = useNotify();
  const onFile = useOrderFiles(useSavedFile());
  const { isMissing, ...bound } = usePaymentChoice({
    orderId,
    paymentId,
    method: asked === 'alipay' || asked === 'transfer' ? asked : null,
    onLeave: (url) => location.assign(url),
  });
  if (isMissing) throw new PageMissing();
  const show = (change: { with?: string | null; method?: string }) =>
    void navigate(mallPaths.payOrder(orderId, { with: joined.join('-') || null, method: asked, paymentId, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <PaymentChoice
      {...bound}
      joined={joined}
      onJoinedChange={(ids) => show({ with: ids.join('-') || null })}
      onMethodChange={(method) => show({ method })}
      onCopy={copyText}
      onFile={(file) => {
        onFile(file).catch((error: unknown) => notify({ tone: 'danger', text: error instanceof ApiError ? error.message : t('fileFailed') }));
      }}
    />
  );
}
