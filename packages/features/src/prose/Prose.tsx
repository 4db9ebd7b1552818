import type { ArticleBlock, CodeBlock, FigureBlock, ImageBlock, TableBlock } from '@chippage/api/types';
import { useMessages } from '../i18n/FeaturesProvider.tsx';
import { proseMessages } from './messages.ts';
import * as styles from './Prose.css.ts';
import { Words } from './Words.tsx';

export interface ProseProps {
  blocks: readonly ArticleBlock[];
}

/** The blocks of a text as elements. Nothing in it is ever read as markup. */
export function Prose({ blocks }: ProseProps) {
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

function BlockView({ block, tableNumber, heading }: { block: ArticleBlock; tableNumber: number; heading: string | null }) {
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
    case 'code':
      return <CodeView {...block} />;
    case 'image':
    case 'figure':
      return <PictureView {...block} />;
  }
}

function CodeView({ text, language }: CodeBlock) {
  const t = useMessages(proseMessages);
  return (
    <pre className={styles.codeBlock} tabIndex={0} role="region" aria-label={language ?? t('code')}>
      <code>{text}</code>
    </pre>
  );
}

/** Width and height keep its room free until it is there. */
function PictureView({ src, alt, caption, width, height }: ImageBlock | FigureBlock) {
  return (
    <figure className={styles.figure}>
      <img className={styles.picture} src={src} alt={alt} width={width ?? undefined} height={height ?? undefined} loading="lazy" />
      {caption !== null && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

function HeadingView({ level, id, text }: { level: number; id: string; text: string }) {
  const t = useMessages(proseMessages);
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
  const t = useMessages(proseMessages);
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
function headingBefore(blocks: readonly ArticleBlock[], index: number): string | null {
  const heading = blocks.slice(0, index).findLast((block) => block.kind === 'heading');
  return heading?.kind === 'heading' ? heading.text : null;
}
