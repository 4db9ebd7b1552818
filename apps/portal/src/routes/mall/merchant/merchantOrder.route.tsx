import { MerchantOrder, useMerchantOrder } from '@chippage/features/MerchantOrder';
import { useParams } from 'react-router-dom';
import { saveFile } from '../../../page/saveFile.ts';
import { copyText } from '../../../page/copyText.ts';
import { idFrom } from '../../../page/missing.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { mallPaths } from '../mall.paths.ts';

// What is in it is the merchant's alone, so the server reads nothing; an address without a number is no page.
export const loader = prefetch(({ params }) => {
  idFrom(params['id']);
  return [];
});

/** One order to the merchant. */
export default function MerchantOrderRoute() {
  const id = idFrom(useParams()['id']);
  return <Order key={id} id={id} />;
}

function Order({ id }: { id: number }) {
  const bound = useMerchantOrder({ id, onFile: saveFile });
  return (
    <MerchantOrder
      {...bound}
      backHref={mallPaths.merchantCenter('orders')}
      onCopy={copyText}
      onExport={(csv, name) => saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name)}
    />
  );
}
