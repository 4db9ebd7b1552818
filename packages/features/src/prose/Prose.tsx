import type { ArticleBlock, CodeBlock as Code, FigureBlock, ImageBlock, TableBlock } from '@chippage/api/types';
import { CodeBlock } from '@chippage/ui/CodeBlock';
import { Prose as Text, ProseHeading, ProseTable } from '@chippage/ui/Prose';
import { useMessages } from '../i18n/FeaturesProvider.tsx';
import { proseMessages } from './messages.ts';
import { Words } from './Words.tsx';

export interface ProseProps {
  blocks: readonly ArticleBlock[];
}

/** The blocks of a text as elements. Nothing in it is ever read as markup. Here and not in ui, because the blocks are the API's. */
export function Prose({ blocks }: ProseProps) {
  let tables = 0;
  return (
    <Text>
      {blocks.map((block, index) => {
        if (block.kind === 'table') tables += 1;
        return <BlockView key={index} block={block} tableNumber={tables} heading={headingBefore(blocks, index)} />;
      })}
    </Text>
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
        <blockquote>
          <Words words={block.words} />
        </blockquote>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
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

function CodeView({ text, language }: Code) {
  const t = useMessages(proseMessages);
  return <CodeBlock label={language ?? t('code')} isLabelHidden code={text} />;
}

/** Width and height keep its room free until it is there. */
function PictureView({ src, alt, caption, width, height }: ImageBlock | FigureBlock) {
  return (
    <figure>
      <img src={src} alt={alt} width={width ?? undefined} height={height ?? undefined} loading="lazy" />
      {caption !== null && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function HeadingView({ level, id, text }: { level: number; id: string; text: string }) {
  const t = useMessages(proseMessages);
  return (
    <ProseHeading level={level === 3 || level === 4 ? level : 2} id={id} linkLabel={t('linkTo', { heading: text })}>
      {text}
    </ProseHeading>
  );
}

function TableView({ table, number, heading }: { table: TableBlock; number: number; heading: string | null }) {
  const t = useMessages(proseMessages);
  const name = heading ?? t('tableNumber', { number });
  return (
    <ProseTable label={name}>
      <table>
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
    </ProseTable>
  );
}

/** A table is named by the heading over it. */
function headingBefore(blocks: readonly ArticleBlock[], index: number): string | null {
  const heading = blocks.slice(0, index).findLast((block) => block.kind === 'heading');
  return heading?.kind === 'heading' ? heading.text : null;
}
