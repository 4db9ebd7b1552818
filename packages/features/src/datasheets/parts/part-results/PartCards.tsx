import type { ParamColumn, PartRow } from '@chippage/api/types';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { paramText, tellingValues } from '../paramText.ts';
import { LifecycleMark } from '../../../parts/lifecycle-mark/LifecycleMark.tsx';
import { partResultsMessages } from './messages.ts';
import * as styles from './PartCards.css.ts';
import { PriceCell, StockCell, TotalCell } from './OfferCells.tsx';
import { DatasheetLink, MatchMark } from './partColumns.tsx';
import { shortNames } from './shownColumns.ts';

export interface PartCardsProps {
  parts: readonly PartRow[];
  /** Parameters that a part of the page has; the first four stand on every card, in fixed columns. */
  params: readonly ParamColumn[];
  /** Rows of several categories: each card shows its own values. */
  isMixed: boolean;
  /** Pieces that prices are for. */
  quantity: number;
  selected: ReadonlySet<number>;
  onSelect: (id: number, isSelected: boolean) => void;
}

/** The result on a narrow screen: one card a part. */
export function PartCards({ parts, params, isMixed, quantity, selected, onSelect }: PartCardsProps) {
  const t = useMessages(partResultsMessages);
  const paths = usePaths(datasheetsPaths);
  return (
    <ul className={styles.cards}>
      {parts.map((part) => {
        const shown = isMixed ? tellingValues(part.params, 4) : params.slice(0, 4);
        const names = shortNames(shown);
        return (
          <li key={part.id} className={selected.has(part.id) ? styles.cardSelected : styles.card}>
            <div className={styles.head}>
              <h3 className={styles.mpn}>
                <Link tone="accent" isMono href={paths.partDetail(part.id)}>
                  {part.mpn}
                </Link>
              </h3>
              <MatchMark match={part.match} t={t} />
              <span className={styles.select}>
                <CheckboxField
                  aria-label={t('selectPart', { mpn: part.mpn })}
                  isSelected={selected.has(part.id)}
                  onChange={(isSelected) => onSelect(part.id, isSelected)}
                >
                  {null}
                </CheckboxField>
              </span>
            </div>
            <p className={styles.facts}>
              <Link tone="quiet" href={paths.brand(part.brandId)}>
                {part.brandNameCn ?? part.brandName}
              </Link>
              {part.packageCase !== null && <span className={styles.fact}>{part.packageCase}</span>}
              {part.lifecycle !== 'unknown' && (
                <span className={styles.lifecycle}>
                  <LifecycleMark lifecycle={part.lifecycle} />
                </span>
              )}
            </p>
            <dl className={styles.params}>
              {shown.map(({ code, name }) => {
                const value = part.params.find((param) => param.code === code);
                return (
                  <div key={code} className={styles.param}>
                    <dt className={styles.name}>{names.get(code) ?? name}</dt>
                    <dd className={value === undefined ? styles.unknown : styles.value}>{value === undefined ? t('unknown') : paramText(value)}</dd>
                  </div>
                );
              })}
            </dl>
            {part.offer && (
              <p className={styles.offer}>
                <PriceCell offer={part.offer} t={t} />
                {quantity !== 1 && (
                  <span>
                    {t('lineTotal')} <TotalCell offer={part.offer} t={t} />
                  </span>
                )}
                <span>
                  {part.offer.stock !== 0 && `${t('stock')} `}
                  <StockCell offer={part.offer} t={t} />
                </span>
              </p>
            )}
            <div className={styles.foot}>
              <span className={styles.name}>{part.categoryName}</span>
              <DatasheetLink part={part} paths={paths} t={t}>
                {t('datasheet')}
              </DatasheetLink>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
