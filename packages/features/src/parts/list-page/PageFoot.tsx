import { Pagination } from '@chippage/ui/Pagination';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import * as styles from './ListPage.css.ts';
import { PAGE_SIZE } from './listPage.ts';
import { listPageMessages } from './messages.ts';

export interface PageFootProps {
  /** The page that is shown, from 1. */
  page: number;
  /** Rows a full page has. @default 20 */
  pageSize?: number | undefined;
  /** Rows on this page. */
  shown: number;
  total: number;
  getHref: (page: number) => string;
  /** Called besides the navigation: the links may go away while the rows load, so focus has to move on. */
  onPageChange: () => void;
}

/** Which rows of how many, and the way to the others. */
export function PageFoot({ page, pageSize = PAGE_SIZE, shown, total, getHref, onPageChange }: PageFootProps) {
  const t = useMessages(listPageMessages);
  // One page needs no way to others; how many there are is said in the heading.
  if (page === 1 && total <= pageSize) return null;
  const from = (page - 1) * pageSize + 1;
  return (
    <div className={styles.foot}>
      <span className={styles.shown}>{t('rowsShown', { from, to: from + shown - 1, total: formatNumber(total) })}</span>
      <Pagination
        pageIndex={page}
        pageCount={Math.ceil(total / pageSize)}
        getHref={getHref}
        onPageChange={onPageChange}
        labels={{ label: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (number) => t('pageNumber', { page: number }) }}
      />
    </div>
  );
}
