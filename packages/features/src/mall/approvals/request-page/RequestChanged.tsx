import type { OrderRequestDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { orderRequestPageMessages } from './messages.ts';
import * as styles from './OrderRequestPage.css.ts';
import { blockedNow, changedOrders } from './requestChanges.ts';
import { whyNotNow } from './whyNotNow.ts';

/** What is other now than when it was handed in, or that nothing is. */
export function RequestChanged({ request }: { request: OrderRequestDetail }) {
  const t = useMessages(orderRequestPageMessages);
  const { isOrderable, isMine } = request;
  const about = t(isMine ? 'blockedMine' : 'blockedDecide');
  if (!isOrderable) {
    const blocked = blockedNow(request);
    return (
      <Alert tone="danger" title={t('blocked')}>
        {blocked.length === 0 ? (
          <p>{t('blockedGone')}</p>
        ) : (
          <ul className={styles.list}>
            {blocked.map((line) => (
              <li key={line.goodsId}>
                {t('blockedLine', { mpn: line.mpn, quantity: formatNumber(line.quantity), unit: line.unit, why: whyNotNow(t, line) ?? '' })}
              </li>
            ))}
          </ul>
        )}
        <p>{about}</p>
      </Alert>
    );
  }
  const changed = changedOrders(request);
  if (changed.length === 0) return <p className={styles.quiet}>{t('same')}</p>;
  return (
    <Alert tone="warn" title={t('priceChanged')}>
      <ul className={styles.list}>
        {changed.map(({ merchant, currency, total, nowTotal }) => (
          <li key={`${merchant.id} ${currency}`}>
            {t('priceFromTo', { merchant: merchant.name, from: moneyText(total, currency), to: moneyText(nowTotal ?? total, currency) })}
          </li>
        ))}
      </ul>
      {!isMine && <p>{t('priceChangedAbout')}</p>}
    </Alert>
  );
}
