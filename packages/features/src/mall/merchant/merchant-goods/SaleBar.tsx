import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { merchantGoodsMessages } from './messages.ts';
import * as styles from './MerchantGoods.css.ts';
import type { GoodsSale } from './useGoodsSale.ts';

/** Acts on several goods at once, and says what came of it. */
export function SaleBar({ sale }: { sale: GoodsSale }) {
  const t = useMessages(merchantGoodsMessages);
  const { action, rows, chosen, choose, change, undo } = sale;
  const news = useRef<HTMLDivElement>(null);
  const meant = rows.filter(({ id }) => chosen.has(id));
  const isAll = rows.length > 0 && meant.length === rows.length;
  const ids = rows.map(({ id }) => id);
  const act = (isOnSale: boolean) => {
    // The button is out of use once nothing is chosen.
    news.current?.focus();
    change(meant, isOnSale, isOnSale ? 'putOn' : 'takeOff');
  };
  return (
    <>
      {rows.length > 0 && (
        <div role="group" aria-label={t('severalActions')} className={styles.bar}>
          <CheckboxField size="sm" isSelected={isAll} isIndeterminate={!isAll && meant.length > 0} onChange={() => choose(ids, !isAll)}>
            {t('chooseAll', { count: formatNumber(rows.length) })}
          </CheckboxField>
          <span role="status">{meant.length > 0 && t('chosen', { count: formatNumber(meant.length) })}</span>
          <Button variant="outline" size="sm" isDisabled={!meant.some((row) => !row.isOnSale)} isPending={action.pending === 'putOn'} onPress={() => act(true)}>
            {t('putOn')}
          </Button>
          <Button
            variant="outline"
            size="sm"
            isDisabled={!meant.some((row) => row.isOnSale)}
            isPending={action.pending === 'takeOff'}
            onPress={() => act(false)}
          >
            {t('takeOff')}
          </Button>
        </div>
      )}
      <div ref={news} tabIndex={-1} className={styles.news}>
        {action.result && (
          <Alert
            tone={action.result.tone}
            live={action.result.tone === 'ok' ? 'polite' : 'assertive'}
            action={
              undo && (
                <Button
                  variant="outline"
                  size="sm"
                  onPress={() => {
                    news.current?.focus();
                    undo();
                  }}
                >
                  {t('undo')}
                </Button>
              )
            }
          >
            {action.result.text}
          </Alert>
        )}
      </div>
    </>
  );
}
