import type { Loadable } from '@chippage/api/loadable';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { type ReactNode, useRef } from 'react';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedRows } from '../../../parts/list-page/PagedRows.tsx';
import * as styles from './SearchedList.css.ts';

/** What a list that can be searched says. */
interface SearchedListWords {
  search: string;
  /** What is searched through. */
  hint: string;
  found: (count: string) => string;
  failed: string;
  empty: string;
  nothing: (keywords: string) => string;
  nothingHint: string;
  all: string;
}

export interface SearchedListProps<Row> {
  value: Loadable<ListPage<Row>>;
  words: SearchedListWords;
  /** Stands above the rows, e.g. their order. */
  note?: string;
  /** Of an empty list. */
  icon: ReactNode;
  /** What was searched last; empty: all of them. */
  keywords: string;
  onSearch: (keywords: string) => void;
  /** Where all of them are. */
  allHref: string;
  /** From 1. */
  page: number;
  getHref: (page: number) => string;
  bones?: readonly string[];
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list with its search, its count, its rows page by page, and what to do when nothing is found. */
export function SearchedList<Row>({ value, words, note, icon, keywords, onSearch, allHref, children, ...paging }: SearchedListProps<Row>) {
  const count = useRef<HTMLParagraphElement>(null);
  const isSearch = keywords !== '';
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <KeywordsField label={words.search} hint={words.hint} searched={keywords} onSearch={onSearch} />
      </div>
      <p ref={count} className={styles.note} tabIndex={-1} role="status">
        {value.status === 'ready' && words.found(formatNumber(value.data.totalRecord))}
      </p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <PagedRows value={value} failedTitle={words.failed} headingRef={count} {...paging}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              icon={icon}
              title={isSearch ? words.nothing(Array.from(keywords).slice(0, 50).join('')) : words.empty}
              action={
                isSearch && (
                  <LinkButton variant="outline" href={allHref}>
                    {words.all}
                  </LinkButton>
                )
              }
            >
              {isSearch && words.nothingHint}
            </EmptyState>
          ) : (
            children(data)
          )
        }
      </PagedRows>
    </div>
  );
}
