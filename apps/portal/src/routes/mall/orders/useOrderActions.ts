import { type OrderDetailProps, useBuyerActions, useOrderFiles } from '@chippage/features/OrderDetail';
import { useNavigate } from 'react-router-dom';
import { copyText } from '../../../page/copyText.ts';
import { mallPaths } from '../mall.paths.ts';
import { useNotify } from '../../../toasts/useNotify.ts';
import { t } from './orders.words.ts';
import { useSavedFile } from '../useSavedFile.ts';

/** What a buyer can do with an order, bound to the site: where it leads, and where files go. */
export function useOrderActions({ onRemoved }: { onRemoved?: () => void } = {}): Omit<
  OrderDetailProps,
  'order' | 'onWarehousingNo' | 'onSendBack' | 'onReceiveReplacement' | 'onContact'
> {
  const navigate = useNavigate();
  const notify = useNotify();
  const save = useSavedFile();
  return {
    ...useBuyerActions({
      onBought: () => {
        notify({ tone: 'success', text: t('boughtAgain') });
        void navigate(mallPaths.cart());
      },
      onRemoved: () => {
        notify({ tone: 'success', text: t('removed') });
        onRemoved?.();
      },
    }),
    onFile: useOrderFiles(save),
    onExport: (csv, name) => save(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name),
    onCopy: copyText,
  };
}
