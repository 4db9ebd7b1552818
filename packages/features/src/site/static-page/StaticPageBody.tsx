import type { Block, TableBlock } from '@chippage/api/types';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { staticPageMessages } from './messages.ts';
import * as styles from './StaticPage.css.ts';
import { Words } from './Words.tsx';

export interface StaticPageBodyProps {
  blocks: readonly Block[];
}

/** The blocks of a text as elements. Nothing in it is ever read as markup. */
export function StaticPageBody({ blocks }: StaticPageBodyProps) {
  let tables = 0;
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) => {
        if (block.kind === 'table') tables += 1;
        return <BlockView key={index} block={block} tableNumber={tables} heading={headingBefore(blocks, index)} />;
      })}
    </div>
  );
}

function BlockView({ block, tableNumber, heading }: { block: Block; tableNumber: number; heading: string | null }) {
  switch (block.kind) {
    case 'heading':
      return <HeadingView level={block.level} id={block.id} text={block.text} />;
    case 'paragraph':
      return (
        <p>
          <Words words={block.words} />
        </p>
      );
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Words words={block.words} />
        </blockquote>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={styles.list[block.isOrdered ? 'ordered' : 'plain']}>
          {block.items.map((words, index) => (
            <li key={index}>
              <Words words={words} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <TableView table={block} number={tableNumber} heading={heading} />;
  }
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

function HeadingView({ level, id, text }: { level: number; id: string; text: string }) {
  const t = useMessages(staticPageMessages);
  const Heading = level === 2 || level === 3 || level === 4 ? headings[level] : 'h2';
  return (
    <Heading id={id} tabIndex={-1} className={styles.heading[Heading]}>
      {text}
      <a className={styles.anchor} href={`#${encodeURIComponent(id)}`} aria-label={t('linkTo', { heading: text })}>
        #
      </a>
    </Heading>
  );
}

function TableView({ table, number, heading }: { table: TableBlock; number: number; heading: string | null }) {
  const t = useMessages(staticPageMessages);
  const name = heading ?? t('tableNumber', { number });
  return (
    // A wide table scrolls by itself, and by keys as well.
    <div className={styles.tableScroll} role="region" aria-label={name} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {table.head.map((words, index) => (
              <th key={index} scope="col">
                <Words words={words} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((words, cell) => (
                <td key={cell}>
                  <Words words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A table is named by the heading over it. */
function headingBefore(blocks: readonly Block[], index: number): string | null {
  const heading = blocks.slice(0, index).findLast((block) => block.kind === 'heading');
  return heading?.kind === 'heading' ? heading.text : null;
}
