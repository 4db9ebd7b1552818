import { ChevronLeftIcon } from '../Icon/navigationIcons.tsx';
import { ChevronRightIcon } from '../Icon/pageIcons.tsx';
import { PlainLink } from '../PlainLink/PlainLink.tsx';
import { pageWindow } from './pageWindow.ts';
import * as styles from './Pagination.css.ts';

/** Words of `Pagination`. */
export interface PaginationLabels {
  /** Name of the navigation. */
  label: string;
  /** Name of the arrow back. */
  previous: string;
  /** Name of the arrow on. */
  next: string;
  /** Name of a page, such as “page 3”. */
  page: (page: number) => string;
}

/** Props of `Pagination`. */
export interface PaginationProps {
  /** The page that is shown, from 1. */
  pageIndex: number;
  /** How many pages there are; nothing is drawn for one. */
  pageCount: number;
  /** Address of a page: pages are links, so they open in tabs, survive without script and are found by crawlers. */
  getHref: (page: number) => string;
  /** Called besides the navigation, to move focus to the results. */
  onPageChange?: (page: number) => void;
  /** Its words. */
  labels: PaginationLabels;
}

interface StepProps {
  page: number;
  label: string;
  isPossible: boolean;
  isNext: boolean;
  getHref: (page: number) => string;
  onPageChange?: (page: number) => void;
}

/** The pages of a long list, as links. */
export function Pagination({ pageIndex, pageCount, getHref, onPageChange, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  const step = { getHref, onPageChange };
  return (
    <nav aria-label={labels.label}>
      <ul className={styles.list}>
        <Step {...step} page={pageIndex - 1} label={labels.previous} isNext={false} isPossible={pageIndex > 1} />
        {pageWindow(pageIndex, pageCount).map(({ page, isGap }) =>
          isGap ? (
            <li key={`gap after ${page}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <PlainLink
                className={styles.page}
                href={getHref(page)}
                aria-label={labels.page(page)}
                aria-current={page === pageIndex ? 'page' : undefined}
                onClick={() => onPageChange?.(page)}
              >
                {page}
              </PlainLink>
            </li>
          ),
        )}
        <Step {...step} page={pageIndex + 1} label={labels.next} isNext isPossible={pageIndex < pageCount} />
      </ul>
    </nav>
  );
}

function Step({ page, label, isPossible, isNext, getHref, onPageChange }: StepProps) {
  const Icon = isNext ? ChevronRightIcon : ChevronLeftIcon;
  return (
    <li>
      {isPossible ? (
        <PlainLink
          className={`${styles.page} ${styles.step}`}
          href={getHref(page)}
          aria-label={label}
          rel={isNext ? 'next' : 'prev'}
          onClick={() => onPageChange?.(page)}
        >
          <Icon size={16} />
        </PlainLink>
      ) : (
        <span className={`${styles.page} ${styles.step} ${styles.off}`} aria-hidden="true">
          <Icon size={16} />
        </span>
      )}
    </li>
  );
}
