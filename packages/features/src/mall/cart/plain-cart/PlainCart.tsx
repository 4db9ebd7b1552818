import type { Cart, CartGroup, CartLine } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useId } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';
import { Money, UnitPrice } from '../../../parts/money/Money.tsx';
import { useQuantityWords } from '../../parts/quantity-field/useQuantityWords.ts';
import { CurrencyTotals } from '../../parts/totals/CurrencyTotals.tsx';
import { TotalRows } from '../../parts/totals/AmountRows.tsx';
import { isGone } from '../cart/cartLines.ts';
import { PartFacts } from '../cart/LineFacts.tsx';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { cartMessages } from '../cart/messages.ts';
import { type ComparableLine, plainComparison } from './plainComparison.ts';
import { plainCartMessages } from './messages.ts';
import * as styles from './PlainCart.css.ts';

export interface PlainCartProps {
  /** Null for a visitor: that cart is in the browser alone. */
  cart: Cart | null;
  /** Takes the forms: `line`, `quantity` and what is to be done, `change=quantity` or `change=remove`. */
  action: string;
  /** What the last form came to; null when there was none. */
  outcome: 'saved' | 'failed' | null;
  goodsHref: (goodsId: number) => string;
  browseHref: string;
}

/** A member's cart where no script runs: it is read whole, and each line has a form for its quantity. */
export function PlainCart({ cart, action, outcome, goodsHref, browseHref }: PlainCartProps) {
  const t = useMessages(cartMessages);
  const own = useMessages(plainCartMessages);
  const paths = usePaths(datasheetsPaths);
  const comparison = { form: useId(), lines: plainComparison(cart) };
  return (
    <div className={styles.cart}>
      <h1 className={pageTitle}>{t('title')}</h1>
      <Alert tone="info">{own(cart === null ? 'unread' : 'needsScript')}</Alert>
      {outcome !== null && <Alert tone={outcome === 'saved' ? 'ok' : 'danger'}>{own(outcome)}</Alert>}
      {cart?.count === 0 && <EmptyCart browseHref={browseHref} />}
      {cart?.groups.map((group) => (
        <Group key={`${group.merchant.id} ${group.currency}`} group={group} action={action} goodsHref={goodsHref} comparison={comparison} />
      ))}
      {comparison.lines.size > 0 && (
        <form id={comparison.form} method="get" action={paths.partCompare([])} className={styles.form}>
          <Button type="submit" variant="outline" size="sm">
            {own('compareTicked')}
          </Button>
          <span>{t('compareLimit')}</span>
        </form>
      )}
      {cart?.totals.map((sum) => (
        <CurrencyTotals key={sum.currency} sum={sum} />
      ))}
    </div>
  );
}

/** What the lines share: where their forms go, and the form that their parts are ticked for. */
interface LineWorld extends Pick<PlainCartProps, 'action' | 'goodsHref'> {
  comparison: { form: string; lines: ReadonlyMap<number, ComparableLine> };
}

function Group({ group, ...rest }: { group: CartGroup } & LineWorld) {
  const t = useMessages(cartMessages);
  const paths = usePaths(mallPaths);
  const { merchant, currency, taxMode, totals } = group;
  return (
    <section className={styles.group} aria-label={`${merchant.name} ${currency}`}>
      <div className={styles.head}>
        <h2 className={styles.merchant}>
          <Link tone="quiet" href={paths.merchant(merchant.id)}>
            {merchant.name}
          </Link>
        </h2>
        {merchant.isSample && <Tag>{t('sample')}</Tag>}
        <Tag>{currency}</Tag>
        {taxMode && <Tag>{t(taxMode)}</Tag>}
        <span>{group.shipping}</span>
      </div>
      <ul className={styles.lines}>
        {group.lines.map((line) => (
          <Line key={line.id} line={line} {...rest} />
        ))}
      </ul>
      <dl className={styles.sums}>
        <TotalRows totals={totals} tone="money" />
      </dl>
    </section>
  );
}

function Line({ line, action, goodsHref, comparison }: { line: CartLine } & LineWorld) {
  const t = useMessages(cartMessages);
  const own = useMessages(plainCartMessages);
  const { goods, state } = line;
  const { mpn, moq, multiple, currency } = goods;
  const words = useQuantityWords(goods);
  const gone = isGone(line);
  const compared = comparison.lines.get(line.id);
  return (
    <li className={styles.line}>
      <div className={styles.facts}>
        <Link tone="accent" isMono href={goodsHref(goods.id)}>
          {mpn}
        </Link>
        <PartFacts line={line} />
        {(state === 'out_of_stock' || state === 'off_sale') && (
          <span className={styles.problem}>
            {t(state)}，{t('notCounted')}
          </span>
        )}
        {(state === 'above_stock' || state === 'below_min' || state === 'not_multiple' || state === 'above_max') && (
          <span className={styles.problem}>{words.problem(state, line.quantity)}</span>
        )}
        {compared && (
          <label className={styles.compared}>
            <input
              type="checkbox"
              form={comparison.form}
              name="id"
              value={compared.partId}
              defaultChecked={compared.isTicked}
              aria-label={t('compareOf', { mpn })}
            />
            {t('compare')}
          </label>
        )}
      </div>
      <span>
        {t('unitPrice')} <UnitPrice value={line.unitPrice} currency={currency} />
      </span>
      <span>
        {t('subtotal')} {line.lineTotal === null ? t('toCorrect') : <Money value={line.lineTotal} currency={currency} tone="money" />}
      </span>
      <form method="post" action={action} className={styles.form}>
        <input type="hidden" name="line" value={line.id} />
        {!gone && (
          <>
            <input
              className={styles.quantity}
              type="number"
              name="quantity"
              min={moq}
              step={multiple}
              required
              defaultValue={line.quantity}
              aria-label={t('quantityOf', { mpn })}
            />
            <Button type="submit" name="change" value="quantity" variant="outline" size="sm" aria-label={`${own('update')} ${mpn}`}>
              {own('update')}
            </Button>
          </>
        )}
        <Button type="submit" name="change" value="remove" variant="plain" size="sm" formNoValidate aria-label={t('remove', { mpn })}>
          {own('remove')}
        </Button>
      </form>
    </li>
  );
}
