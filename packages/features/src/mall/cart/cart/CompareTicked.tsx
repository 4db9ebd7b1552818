import type { Cart } from '@chippage/api/types';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { isComparable } from '../../../parts/compared/comparedCount.ts';
import * as styles from './Cart.css.ts';
import { linesOf, tickedParts } from './cartLines.ts';
import { cartMessages } from './messages.ts';

/** The way to the parts of the ticked lines side by side, or how many of them that takes; nothing in a cart of one part. */
export function CompareTicked({ cart }: { cart: Cart }) {
  const t = useMessages(cartMessages);
  const paths = usePaths(datasheetsPaths);
  const ids = tickedParts(cart);
  if (isComparable(ids.length)) {
    return (
      <LinkButton variant="plain" size="sm" href={paths.partCompare(ids)}>
        {t('compareTicked', { count: ids.length })}
      </LinkButton>
    );
  }
  const parts = new Set(linesOf(cart).map(({ goods }) => goods.partId));
  return parts.size > 1 ? <span className={styles.hint}>{t('compareLimit')}</span> : null;
}
