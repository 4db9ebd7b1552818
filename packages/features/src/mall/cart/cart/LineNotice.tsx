import type { CartLine } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { ErrorIcon, InfoIcon, WarningIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { moneyText, priceText, unsignedText } from '../../../parts/money/moneyText.ts';
import type { CartActions } from './cartLines.ts';
import * as styles from './CartLine.css.ts';
import { cartMessages } from './messages.ts';

interface LineNoticeProps {
  line: CartLine;
  actions: Pick<CartActions, 'onAcknowledge' | 'onArrivalNotice'>;
  /** The next step was taken. */
  onTake: (quantity: number) => void;
  /** The button that was pressed goes away. */
  onDone: () => void;
}

/** What a line has to say beside its quantity: a changed price, no stock, off sale, or what a few more pieces save. */
export function LineNotice({ line, actions, onTake, onDone }: LineNoticeProps) {
  const t = useMessages(cartMessages);
  const paths = usePaths(datasheetsPaths);
  const { goods, state, priceChange, nextBreak, isNoticeAsked } = line;
  const { mpn, currency } = goods;
  if (state === 'changed' && priceChange) {
    const amount = moneyText(unsignedText(priceChange.difference), currency);
    return (
      <Notice
        tone="warn"
        icon={<WarningIcon size={16} />}
        lead={t('changed')}
        words={t(priceChange.isHigher ? 'higher' : 'lower', { percent: priceChange.percent, amount })}
      >
        <Button
          variant="outline"
          size="sm"
          aria-label={`${t('acknowledge')} ${mpn}`}
          onPress={() => {
            actions.onAcknowledge([line.id]);
            onDone();
          }}
        >
          {t('acknowledge')}
        </Button>
      </Notice>
    );
  }
  if (state === 'out_of_stock' || state === 'off_sale') {
    return (
      <Notice tone="danger" icon={<ErrorIcon size={16} />} lead={t(state)} words={t('notCounted')}>
        {state === 'out_of_stock' && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`${t(isNoticeAsked ? 'notifyNot' : 'notify')} ${mpn}`}
            onPress={() => actions.onArrivalNotice(goods.id, !isNoticeAsked)}
          >
            {t(isNoticeAsked ? 'notifyNot' : 'notify')}
          </Button>
        )}
        {goods.partId !== null && (
          <LinkButton variant="outline" size="sm" href={paths.partDetail(goods.partId)} aria-label={`${t('alternatives')} ${mpn}`}>
            {t('alternatives')}
          </LinkButton>
        )}
      </Notice>
    );
  }
  if (state !== 'ok' || !nextBreak) return null;
  const take = t('take', { quantity: formatNumber(nextBreak.quantity) });
  const facts = {
    more: formatNumber(nextBreak.more),
    unit: goods.unit,
    price: priceText(nextBreak.unitPrice, currency),
    total: moneyText(nextBreak.lineTotal, currency),
  };
  return (
    <Notice tone="info" icon={<InfoIcon size={16} />} words={t('nextBreak', facts)}>
      <Button variant="outline" size="sm" aria-label={`${take} ${mpn}`} onPress={() => onTake(nextBreak.quantity)}>
        {take}
      </Button>
    </Notice>
  );
}

function Notice({
  tone,
  icon,
  lead,
  words,
  children,
}: {
  tone: 'warn' | 'danger' | 'info';
  icon: ReactNode;
  lead?: string;
  words: string;
  children: ReactNode;
}) {
  return (
    <div className={`${styles.notice} ${styles.noticeTone[tone]}`}>
      <span className={styles.noticeWords}>
        {icon}
        <span>
          {lead !== undefined && <strong>{lead} </strong>}
          {words}
        </span>
      </span>
      {children}
    </div>
  );
}
