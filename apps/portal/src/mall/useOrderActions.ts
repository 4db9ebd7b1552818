import { useApi } from '@chippage/api/ApiProvider';
import { orderDetailQuery, packingList, piFile, receiptFile, setWarehousingNo } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import { type OrderDetailProps, type OrderFile, useBuyerActions } from '@chippage/features/OrderDetail';
import { useNavigate } from 'react-router-dom';
import { mallPaths } from '../routes/mall/mall.paths.ts';
import { saveFile } from '../page/saveFile.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { copyText } from './copyText.ts';
import { t } from './orderWords.ts';

const fetchers = { packing: packingList, pi: piFile, receipt: receiptFile };

/** What a buyer can do with an order, bound to the site: where it leads, and where files go. */
export function useOrderActions({ onRemoved }: { onRemoved?: () => void } = {}): Omit<OrderDetailProps, 'order'> {
  const client = useApi();
  const navigate = useNavigate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const actions = useBuyerActions({
    onBought: () => {
      notify({ tone: 'success', text: t('boughtAgain') });
      void navigate(mallPaths.cart());
    },
    onRemoved: () => {
      notify({ tone: 'success', text: t('removed') });
      onRemoved?.();
    },
  });
  return {
    ...actions,
    onWarehousingNo: async (id, input) => {
      await setWarehousingNo({ id, ...input }, { client });
      await invalidate(orderDetailQuery);
    },
    onFile: async ({ kind, id, name }: OrderFile) => {
      const file = await fetchers[kind]({ id }, { client });
      saveFile(file.blob, file.name ?? name);
      notify({ tone: 'success', text: t('saved', { name: file.name ?? name }) });
    },
    onExport: (csv, name) => {
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name);
      notify({ tone: 'success', text: t('saved', { name }) });
    },
    onCopy: copyText,
  };
}
