/** An article as it is written, kept and shown: one table of what it may be made of, for editor, check and drawing. */
export { checkDocument, type DocumentProblem } from '../src/articleDocument/checkDocument.ts';
export type {
  ArticleDocument,
  BlockNode,
  CellNode,
  DocumentMark,
  DocumentNode,
  InlineNode,
  ListItemNode,
  RowNode,
} from '../src/articleDocument/documentTypes.ts';
export { drawDocument, type DrawOptions, type FigureFile } from '../src/articleDocument/drawDocument.ts';
export { isDocumentHref } from '../src/articleDocument/isDocumentHref.ts';
export { chipMpns, figureIds, headingsOf, lengthOf, textOf } from '../src/articleDocument/readDocument.ts';
export type { Drawn, DrawnElement } from '../src/articleDocument/readMathML.ts';
export { renderDocument } from '../src/articleDocument/renderDocument.ts';
export {
  codeLanguages,
  documentLimits,
  documentMarks,
  type DocumentMarkName,
  type DocumentNodeName,
  documentNodes,
  isPlain,
} from '../src/articleDocument/schema.ts';
