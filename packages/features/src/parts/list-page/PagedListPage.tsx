import { type ReactNode, useRef } from 'react';
import { PageHead } from '../page-column/PageHead.tsx';
import type { ListPage } from './listPage.ts';
import { type ListStates, StateTabs } from './StateTabs.tsx';
import { PagedRows, type PagedRowsProps } from './PagedRows.tsx';

export interface PagedListPageProps<Row, State extends string = never> extends Omit<PagedRowsProps<ListPage<Row>>, 'headingRef'> {
  title: string;
  /** 2 where the page has another heading over it. @default 1 */
  headingLevel?: 1 | 2;
  /** How many there are, in words. */
  count: (total: number) => string;
  /** Filters and search fields. */
  tools?: ReactNode;
  states?: ListStates<State>;
  /** What stands between the heading and the rows whatever is read, e.g. states that have addresses of their own. */
  above?: ReactNode;
}

/** A page that is a list: its heading with how many there are, filters, states, the rows and the way to the other pages. */
export function PagedListPage<Row, State extends string = never>({
  title,
  headingLevel,
  count,
  tools,
  states,
  above,
  ...rows
}: PagedListPageProps<Row, State>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { value } = rows;
  const list = <PagedRows headingRef={heading} {...rows} />;
  return (
    <>
      <PageHead
        headingRef={heading}
        headingLevel={headingLevel}
        title={title}
        note={value.status === 'ready' ? count(value.data.totalRecord) : undefined}
        tools={tools}
      />
      {above}
      {states === undefined ? list : <StateTabs {...states}>{list}</StateTabs>}
    </>
  );
}
