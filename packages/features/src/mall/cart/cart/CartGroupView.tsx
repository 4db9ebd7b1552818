import type { CartGroup } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { type ReactNode, useId } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import * as styles from './Cart.css.ts';
import { type CartActions, countedIds, selectionOf } from './cartLines.ts';
import { cartMessages } from './messages.ts';
import { ContactMerchant, type OnContact } from '../../parts/contact-merchant/ContactMerchant.tsx';
import { TotalRows } from '../../parts/totals/AmountRows.tsx';

interface CartGroupViewProps {
  group: CartGroup;
  actions: Pick<CartActions, 'onSelect' | 'onMakePi'>;
  /** Whether pro forma invoices can be made. */
  hasPi: boolean;
  /** Whether a line that counts has no quantity in its field: no amount is claimed then. */
  isUnfinished: boolean;
  /** Reads how its merchant can be reached. */
  onContact: OnContact;
  /** Its lines, as items of a list. */
  children: ReactNode;
}

/** What becomes one order: the lines of one merchant in one currency. */
export function CartGroupView({ group, actions, hasPi, isUnfinished, onContact, children }: CartGroupViewProps) {
  const t = useMessages(cartMessages);
  const paths = usePaths(mallPaths);
  const id = useId();
  const { merchant, currency, taxMode, totals } = group;
  const { ids, state } = selectionOf(group);
  return (
    <section className={styles.group} aria-labelledby={`${id} ${id}currency`}>
      <div className={styles.groupHead}>
        <CheckboxField
          size="sm"
          isSelected={state === 'all'}
          isIndeterminate={state === 'some'}
          isDisabled={ids.length === 0}
          onChange={() => actions.onSelect(ids, state !== 'all')}
        >
          <VisuallyHidden>{t('selectAll', { merchant: merchant.name, currency })}</VisuallyHidden>
        </CheckboxField>
        <h2 className={styles.merchant} id={id}>
          <Link tone="accent" href={paths.merchant(merchant.id)}>
            {merchant.name}
          </Link>
        </h2>
        {merchant.isSample && <Tag>{t('sample')}</Tag>}
        <span className={styles.contact}>
          <ContactMerchant merchant={merchant} onContact={onContact} />
        </span>
        <span id={`${id}currency`}>
          <Tag>{currency}</Tag>
        </span>
        {taxMode && <Tag>{t(taxMode)}</Tag>}
        <span className={styles.shipping}>{group.shipping}</span>
      </div>
      <div className={styles.columnHeads} aria-hidden="true">
        <span />
        <span>{t('part')}</span>
        <span className={styles.end}>{t('unitPrice')}</span>
        <span>{t('quantity')}</span>
        <span className={styles.end}>{t('subtotal')}</span>
      </div>
      <ul className={styles.lines}>{children}</ul>
      <div className={styles.groupFoot}>
        <span className={styles.grow}>{t('selected', { count: formatNumber(group.selectedCount) })}</span>
        {hasPi && group.selectedCount > 0 && !isUnfinished && (
          <Button
            variant="plain"
            size="sm"
            aria-label={t('makePiOf', { merchant: merchant.name, currency })}
            onPress={() => actions.onMakePi?.(countedIds(group))}
          >
            {t('makePi')}
          </Button>
        )}
        {isUnfinished ? (
          <span className={styles.quiet}>{t('unfinished')}</span>
        ) : (
          <dl className={styles.groupSums}>
            <TotalRows totals={totals} tone="money" />
          </dl>
        )}
      </div>
    </section>
  );
}
