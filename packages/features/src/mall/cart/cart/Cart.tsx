import type { Loadable } from '@chippage/api/loadable';
import type { Cart as CartData } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { ErrorState } from '@chippage/ui/ErrorState';
import { CloseIcon, TrashIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { useMemo } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import * as styles from './Cart.css.ts';
import type { PartListDialogProps } from '../part-list/PartListDialog.tsx';
import { PasteList } from '../part-list/PasteList.tsx';
import type { OnContact } from '../../parts/contact-merchant/ContactMerchant.tsx';
import { CartGroupView } from './CartGroupView.tsx';
import { CartLineView } from './CartLineView.tsx';
import { type CartActions, isGone, linesOf } from './cartLines.ts';
import { CompareTicked } from './CompareTicked.tsx';
import { CartSummary } from './CartSummary.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { cartMessages } from './messages.ts';
import { RestingLine } from './RestingLine.tsx';
import { useLinesWhole } from './useLinesWhole.ts';
import { useRemoval } from './useRemoval.ts';
import { useStableActions } from './useStableActions.ts';
import { useUnfinished } from './useUnfinished.ts';

export interface CartProps extends CartActions {
  cart: Loadable<CartData>;
  isLoggedIn: boolean;
  /** Reads how a merchant can be reached. */
  onContact: OnContact;
  /** What a part list that is pasted does. */
  partList: Pick<PartListDialogProps, 'onMatch' | 'onAdd'>;
  /** Address of goods. */
  goodsHref: (goodsId: number) => string;
  /** Where a part is laid beside those that were compared last; absent: it is not offered. */
  compareHref?: (partId: number) => string;
  /** Where goods are looked for when there are none yet. */
  browseHref: string;
}

/** The cart: one group per merchant and currency, each line with what holds for it, and what has to be paid per currency. */
export function Cart(props: CartProps) {
  const { cart, isLoggedIn, goodsHref, compareHref, browseHref } = props;
  const t = useMessages(cartMessages);
  const data = cart.status === 'ready' ? cart.data : null;
  const removal = useRemoval(data, props.onRemove, props.onRestore);
  const { root, title, removed } = removal;
  const unfinished = useUnfinished(data, root);

  const actions = useStableActions({ ...props, onRemove: removal.remove });
  const whole = useLinesWhole(data ? linesOf(data).length : 0);
  const held = useMemo(() => new Map(data ? linesOf(data).map(({ goods, quantity }) => [goods.id, quantity]) : []), [data]);
  const gone = data ? linesOf(data).filter(isGone) : [];
  const [first] = removed;
  const undo = first && (
    <div className={styles.undo} role="status">
      <span className={styles.grow}>{removed.length > 1 ? t('removedMany', { count: removed.length }) : t('removed', { mpn: first.goods.mpn })}</span>
      <Button variant="outline" size="sm" onPress={removal.undo}>
        {t('undo')}
      </Button>
      <IconButton size="xs" label={t('dismiss')} onPress={removal.dismiss}>
        <CloseIcon size={16} />
      </IconButton>
    </div>
  );
  return (
    <div className={styles.cart} ref={root}>
      <div className={styles.main}>
        <header className={styles.head}>
          <h1 className={styles.title} ref={title} tabIndex={-1}>
            {t('title')}
          </h1>
          {data && data.count > 0 && <About cart={data} />}
          <div className={styles.tools}>
            <PasteList {...props.partList} held={held} />
            {data && <CompareTicked cart={data} />}
            {gone.length > 0 && (
              <Button variant="plain" size="sm" icon={<TrashIcon size={16} />} onPress={() => removal.remove(gone.map(({ id }) => id))}>
                {t('clean')}
              </Button>
            )}
          </div>
        </header>
        {!isLoggedIn && (
          <Alert
            tone="info"
            action={
              <Button variant="outline" size="sm" onPress={props.onLogIn}>
                {t('logIn')}
              </Button>
            }
          >
            {t('loggedOut')}
          </Alert>
        )}
        {cart.status === 'loading' && (
          <SkeletonRegion label={t('loading')}>
            <Skeleton shape="block" height="320px" />
          </SkeletonRegion>
        )}
        {cart.status === 'failed' && (
          <ErrorState title={t('failed')} onRetry={cart.onRetry} retryLabel={t('retry')}>
            {cart.message}
          </ErrorState>
        )}
        {data?.count === 0 && <EmptyCart browseHref={browseHref} />}
        {data?.groups.map((group, at) => (
          <CartGroupView
            key={`${group.merchant.id} ${group.currency}`}
            group={group}
            actions={actions}
            hasPi={props.onMakePi !== undefined}
            onContact={props.onContact}
            isUnfinished={unfinished.lines.some(({ id }) => group.lines.some((line) => line.id === id))}
          >
            {group.lines.map((line, place) =>
              place < whole - linesAbove(data, at) ? (
                <CartLineView
                  key={line.id}
                  line={line}
                  href={goodsHref(line.goods.id)}
                  compareHref={line.goods.partId === null ? undefined : compareHref?.(line.goods.partId)}
                  actions={actions}
                  onUnfinished={unfinished.onUnfinished}
                />
              ) : (
                <RestingLine key={line.id} line={line} />
              ),
            )}
          </CartGroupView>
        ))}
      </div>
      {data && (data.totals.length > 0 || undo) && <CartSummary totals={data.totals} onCheckOut={props.onCheckOut} unfinished={unfinished} undo={undo} />}
    </div>
  );
}

const linesAbove = ({ groups }: CartData, at: number): number => groups.slice(0, at).reduce((sum, { lines }) => sum + lines.length, 0);

function About({ cart }: { cart: CartData }) {
  const t = useMessages(cartMessages);
  const merchants = new Set(cart.groups.map(({ merchant }) => merchant.id)).size;
  const time = absoluteTime(Date.parse(cart.checkTime)).minute.slice(-5);
  return <p className={styles.about}>{t('about', { count: formatNumber(cart.count), merchants: formatNumber(merchants), time })}</p>;
}
