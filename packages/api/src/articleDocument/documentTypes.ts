/** A mark of text. */
export type DocumentMark = { type: 'bold' | 'italic' | 'strike' | 'code' | 'subscript' | 'superscript' } | { type: 'link'; attrs: { href: string } };

interface Marked {
  /** In the order of `documentMarks`; absent: none. */
  marks?: DocumentMark[];
}

/** What stands within a line. */
export type InlineNode =
  | ({ type: 'text'; text: string } & Marked)
  | ({ type: 'hardBreak' } & Marked)
  | ({ type: 'inlineFormula'; attrs: { tex: string } } & Marked)
  | ({ type: 'partChip'; attrs: { mpn: string; partId: number | null } } & Marked);

/** An item of a list: its first line, then what belongs to it. */
export interface ListItemNode {
  type: 'listItem';
  content: BlockNode[];
}

/** A cell of a table, of its head or its body. */
export interface CellNode {
  type: 'tableHeader' | 'tableCell';
  attrs: { colspan: number; rowspan: number };
  content: BlockNode[];
}

/** A row of a table. */
export interface RowNode {
  type: 'tableRow';
  /** Absent where cells from above reach into all of it. */
  content?: CellNode[];
}

/** A block. `content` is absent where there is none. */
export type BlockNode =
  | { type: 'paragraph'; content?: InlineNode[] }
  | { type: 'heading'; attrs: { level: number }; content?: InlineNode[] }
  | { type: 'bulletList'; content: ListItemNode[] }
  | { type: 'orderedList'; attrs: { start: number }; content: ListItemNode[] }
  | { type: 'blockquote'; content: BlockNode[] }
  | { type: 'codeBlock'; attrs: { language: string | null }; content?: InlineNode[] }
  | { type: 'table'; content: RowNode[] }
  | { type: 'figure'; attrs: { figureId: number; alt: string; caption: string } }
  | { type: 'blockFormula'; attrs: { tex: string } }
  | { type: 'divider' };

/** An article as it is kept: what ProseMirror writes as JSON, checked by `checkDocument`. */
export interface ArticleDocument {
  type: 'doc';
  content: BlockNode[];
}

/** Any node of an article. */
export type DocumentNode = BlockNode | InlineNode | ListItemNode | CellNode | RowNode | ArticleDocument;
