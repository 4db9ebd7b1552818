import { MerchantEntry, useMerchantEntry } from '@chippage/features/MerchantEntry';
import { useNotify } from '../../../toasts/useNotify.ts';
import { mallPaths } from '../mall.paths.ts';
import { t } from '../mall.words.ts';

/** The way of the member's company into the mall. */
export default function EnterMallRoute() {
  const notify = useNotify();
  const entry = useMerchantEntry({ onDone: () => notify({ tone: 'success', text: t('entered') }) });
  return <MerchantEntry {...entry} goodsHref={mallPaths.merchantCenter('goods')} />;
}
