import type { PartRow } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import type { Translate } from '../../../i18n/messages.ts';
import type { DatasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import type { CompareRow } from './compareRow.ts';
import type { partCompareMessages } from './messages.ts';
import * as styles from './PartCompare.css.ts';

export interface FactNameProps {
  row: CompareRow;
  /** What marks a fact in which the parts differ. */
  differs: string;
}

/** What is compared, in its unit. */
export function FactName({ row: { name, unit, isDifferent }, differs }: FactNameProps) {
  return (
    <span className={styles.fact}>
      <span>
        {name}
        {unit !== null && <span className={styles.unit}> {unit}</span>}
      </span>
      {isDifferent && <Tag>{differs}</Tag>}
    </span>
  );
}

export interface FactValueProps {
  part: PartRow;
  row: CompareRow;
  /** Place of the part among those that are compared. */
  at: number;
  paths: DatasheetsPaths;
  t: Translate<(typeof partCompareMessages)['texts']>;
}

/** A fact of one part. */
export function FactValue({ part, row, at, paths, t }: FactValueProps) {
  const value = row.values[at];
  if (value == null) return <span className={styles.faint}>{t(value === null ? 'unknown' : 'notApplicable')}</span>;
  const words = row.code === 'price' || row.code === 'lineTotal' ? pieces(value) : value;
  const isGone = row.code === 'stock' && part.offer?.stock === 0;
  const text = row.isDifferent ? <strong className={styles.differs}>{words}</strong> : words;
  const href = { brand: paths.brand(part.brandId), sellers: `${paths.partDetail(part.id)}#offers` }[row.code];
  if (href === undefined) return isGone ? <span className={styles.noStock}>{text}</span> : text;
  return (
    <Link tone="quiet" href={href}>
      {text}
    </Link>
  );
}

/** A price breaks before the brackets that say for how many pieces it is, nowhere else. */
const pieces = (price: string) =>
  price.split(/(?=[(\uFF08])/u).map((piece) => (
    <span key={piece} className={styles.piece}>
      {piece}
    </span>
  ));
