import type { GoodsFacet } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Disclosure } from '@chippage/ui/Disclosure';
import { Link } from '@chippage/ui/Link';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { restButton } from '../../../parts/rest-button/restButton.css.ts';
import * as styles from './GoodsFacets.css.ts';
import { chosenOption, countGoodsFilters, type GoodsFacetCode, type GoodsQuery, isGoodsFacet, withOption } from './goodsQuery.ts';
import { goodsListMessages } from './messages.ts';

export interface GoodsFacetsProps {
  facets: readonly GoodsFacet[];
  query: GoodsQuery;
  /** What the page is about; those facets are not drawn. From one category there is a way to the others. */
  fixed: Partial<GoodsQuery>;
  getHref: (query: GoodsQuery) => string;
  onClear: () => void;
}

const SHORT_LIST = 8;
const fieldOf = { category: 'category', brand: 'brandId', merchant: 'merchantId', currency: 'currency', warehouse: 'warehouse', packing: 'packing' } as const;

/** Filters of goods with counts. One choice holds in each, so every choice is a link. */
export function GoodsFacets({ facets, query, fixed, getHref, onClear }: GoodsFacetsProps) {
  const t = useMessages(goodsListMessages);
  return (
    <nav className={styles.panel} aria-label={t('filters')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('filters')}</h2>
        {countGoodsFilters(query, fixed) > 0 && (
          <Button variant="plain" size="sm" onPress={onClear}>
            {t('clearAll')}
          </Button>
        )}
      </div>
      <div className={styles.groups}>
        {facets.map(({ code, name, options }) => {
          if (!isGoodsFacet(code) || (code !== 'category' && Object.hasOwn(fixed, fieldOf[code]))) return null;
          if (options.length < 2 && chosenOption(query, code) === null) return null;
          return (
            <div key={code} className={styles.group}>
              <Disclosure title={name} defaultExpanded>
                <Options code={code} options={options} query={query} getHref={getHref} />
              </Disclosure>
            </div>
          );
        })}
      </div>
    </nav>
  );
}

interface OptionsProps extends Pick<GoodsFacet, 'options'>, Pick<GoodsFacetsProps, 'query' | 'getHref'> {
  code: GoodsFacetCode;
}

function Options({ code, options, query, getHref }: OptionsProps) {
  const t = useMessages(goodsListMessages);
  const [isAll, setIsAll] = useState(false);
  const chosen = chosenOption(query, code);
  // What is chosen never hides behind the button.
  const shown = isAll ? options : options.filter(({ value }, at) => at < SHORT_LIST || value === chosen);
  const more = options.length - shown.length;
  return (
    <>
      <ul className={styles.options}>
        {chosen !== null && (
          <li className={styles.option}>
            <Link tone="quiet" href={getHref(withOption(query, code, null))}>
              {t('all')}
            </Link>
          </li>
        )}
        {shown.map(({ value, label, count }) => {
          const isChosen = value === chosen;
          return (
            <li key={value} className={styles.option}>
              <Link tone={isChosen ? 'accent' : 'quiet'} href={getHref(withOption(query, code, value))} {...(isChosen && { 'aria-current': 'true' })}>
                {label}
              </Link>
              <span className={styles.count}>{formatNumber(count)}</span>
            </li>
          );
        })}
      </ul>
      {(more > 0 || isAll) && (
        <div className={restButton}>
          <Button variant="plain" size="sm" onPress={() => setIsAll(!isAll)}>
            {isAll ? t('showFewer') : t('showAll', { count: more })}
          </Button>
        </div>
      )}
    </>
  );
}
