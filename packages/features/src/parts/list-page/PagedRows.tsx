import type { ReactNode, RefObject } from 'react';
import type { ListPage } from './listPage.ts';
import { Loaded, type LoadedProps } from '../loaded/Loaded.tsx';
import { PageFoot } from './PageFoot.tsx';

export interface PagedRowsProps<List extends ListPage<unknown>> extends Omit<LoadedProps<List>, 'children'> {
  /** The rows are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  /** The page that is shown, from 1. */
  page: number;
  /** Rows a page. @default 20, as in every list that has no reason to differ */
  pageSize?: number;
  getHref: (page: number) => string;
  /** Takes the focus when another page is asked for: the links may go away while its rows load. */
  headingRef: RefObject<HTMLElement | null>;
  children: (list: List) => ReactNode;
}

const cards = ['160px', '160px', '160px'];

/** A page of rows, with the way to the other pages. */
export function PagedRows<List extends ListPage<unknown>>({
  isRefreshing = false,
  page,
  pageSize,
  getHref,
  headingRef,
  bones = cards,
  children,
  ...view
}: PagedRowsProps<List>) {
  return (
    <div aria-busy={isRefreshing}>
      <Loaded bones={bones} {...view}>
        {(list) => (
          <>
            {children(list)}
            <PageFoot
              page={page}
              pageSize={pageSize}
              shown={list.data.length}
              total={list.totalRecord}
              getHref={getHref}
              onPageChange={() => headingRef.current?.focus()}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}
