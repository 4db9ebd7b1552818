import type { OrderRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { orderActionsMessages } from './messages.ts';
import { buttonsOf, type BuyerAction } from './buyerActions.ts';
import * as styles from './OrderButtons.css.ts';

export interface OrderButtonsProps {
  order: Pick<OrderRow, 'id' | 'orderNo' | 'actions' | 'state'>;
  /** `bar`: at the foot of a narrow screen, always in sight. */
  look: 'bar' | 'row';
  /** Whether each name says of which order it is, where there are many. */
  isNamed: boolean;
  /** The one that is under way. */
  pending: string | null;
  onAction: (action: BuyerAction) => void;
}

/** What can be done with an order now. The main button is the last one, at the right. */
export function OrderButtons({ order, look, isNamed, pending, onAction }: OrderButtonsProps) {
  const t = useMessages(orderActionsMessages);
  const paths = usePaths(mallPaths);
  const { main, others, rare } = buttonsOf(order);
  const { id, orderNo } = order;
  if (main === null && others.length === 0 && rare.length === 0) return null;
  const hrefs: Partial<Record<BuyerAction, string>> = {
    pay: paths.payOrder(id),
    upload_receipt: paths.payOrder(id, { method: 'transfer' }),
    apply_invoice: paths.invoiceManagement({ orderId: id }),
  };
  const draw = (action: BuyerAction) => {
    const isMain = action === main;
    const looks = {
      size: isNamed ? ('sm' as const) : undefined,
      tone: isMain && action === 'pay' ? ('money' as const) : undefined,
      variant: isMain ? ('solid' as const) : rare.includes(action) ? ('plain' as const) : ('outline' as const),
      'aria-label': isNamed ? t('named', { verb: t(action), no: orderNo }) : undefined,
    };
    const href = hrefs[action];
    return href === undefined ? (
      <Button key={action} {...looks} isPending={pending === action} onPress={() => onAction(action)}>
        {t(action)}
      </Button>
    ) : (
      <LinkButton key={action} {...looks} href={href}>
        {t(action)}
      </LinkButton>
    );
  };
  const label = isNamed ? t('actionsOf', { no: orderNo }) : t('actions');
  if (look === 'row') {
    return (
      <div className={`${styles.buttons} ${styles.row}`} role="group" aria-label={label}>
        {[...rare, ...others.toReversed()].map(draw)}
        {main && draw(main)}
      </div>
    );
  }
  const count = others.length + (main ? 1 : 0);
  return (
    <>
      {rare.length > 0 && <div className={styles.rare}>{rare.map(draw)}</div>}
      {count > 0 && (
        <div className={`${styles.buttons} ${styles.bar}`} role="group" aria-label={label}>
          {others.toReversed().map(draw)}
          {main && draw(main)}
        </div>
      )}
    </>
  );
}
