import type { PartRow } from '@chippage/api/types';
import { CloseIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { PlainLink } from '@chippage/ui/PlainLink';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { RowGrip, RowSteps } from '../../../parts/reorder/RowMoves.tsx';
import { partCompareMessages } from './messages.ts';
import * as styles from './PartCompare.css.ts';
import type { ComparedColumns } from './useComparedColumns.ts';

export interface CompareHeadProps {
  part: PartRow;
  at: number;
  count: number;
  columns: ComparedColumns;
}

/** Above the facts of a part: where it leads, the ways to another place, and the way out. */
export function CompareHead({ part: { id, mpn }, at, count, columns }: CompareHeadProps) {
  const t = useMessages(partCompareMessages);
  const paths = usePaths(datasheetsPaths);
  const { rowProps, gripProps } = columns.drag;
  const place = { name: mpn, index: at, count, axis: 'x' as const, onMove: (to: number) => columns.move(at, to) };
  return (
    <span className={styles.part} data-row={at} {...rowProps(at)}>
      <Link tone="accent" isMono href={paths.partDetail(id)}>
        {mpn}
      </Link>
      <span className={styles.moves}>
        {count > 1 && (
          <>
            <RowGrip {...place} gripProps={gripProps(at)} />
            <RowSteps {...place} />
          </>
        )}
        <PlainLink
          ref={columns.placeOf(id)}
          className={styles.remove}
          href={columns.hrefWithout(id)}
          aria-label={t('removePart', { mpn })}
          title={t('removePart', { mpn })}
          onClick={(event) => columns.remove(event, id)}
        >
          <CloseIcon size={16} />
        </PlainLink>
      </span>
    </span>
  );
}
