import { SellerOrder, useSellerOrder } from '@chippage/features/SellerOrder';
import { useParams } from 'react-router-dom';
import { saveFile } from '../../downloads/saveFile.ts';
import { copyText } from '../../mall/copyText.ts';
import { SellerPage } from '../../mall/SellerPage.tsx';
import { t } from '../../mall/sellerWords.ts';
import { idFrom } from '../../page/missing.ts';
import { prefetch } from '../../page/prefetch.ts';
import { paths } from '../../paths.ts';

// What is in it is the merchant's alone, so the server reads nothing; an address without a number is no page.
export const loader = prefetch(({ params }) => {
  idFrom(params['id']);
  return [];
});

/** One order to the merchant. */
export default function SellerOrderRoute() {
  const id = idFrom(useParams()['id']);
  return (
    <SellerPage section="orders" title={t('order')}>
      <Order key={id} id={id} />
    </SellerPage>
  );
}

function Order({ id }: { id: number }) {
  const bound = useSellerOrder({ id, onFile: saveFile });
  return (
    <SellerOrder
      {...bound}
      backHref={paths.seller('orders')}
      onCopy={copyText}
      onExport={(csv, name) => saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name)}
    />
  );
}
