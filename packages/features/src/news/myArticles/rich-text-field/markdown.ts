import { type BlockNode, codeLanguages, type DocumentMark, documentMarks, type InlineNode, isDocumentHref } from '@chippage/api/articleDocument';
import { marked, type Token, type Tokens } from 'marked';
import { plainText } from './pastedDocument.ts';

const order = Object.keys(documentMarks);

/** A mark more; a code that is bold is only code. */
const withMark = (marks: readonly DocumentMark[], mark: DocumentMark): DocumentMark[] =>
  mark.type === 'code'
    ? [mark]
    : [...marks.filter(({ type }) => type !== mark.type), mark].toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type));

const textNode = (text: string, marks: readonly DocumentMark[]): InlineNode[] =>
  text === '' ? [] : [{ type: 'text', text: text.replaceAll(/\s*\n\s*/g, ' '), ...(marks.length > 0 && { marks: [...marks] }) }];

const FORMULA = /\$(?!\s)([^$\n]{1,300}?)(?<!\s)\$(?!\d)/;

/** Words, with what stands between dollar signs as formulae. */
const words = (text: string, marks: readonly DocumentMark[]): InlineNode[] =>
  text.split(FORMULA).flatMap((piece, index) => (index % 2 === 1 ? [{ type: 'inlineFormula' as const, attrs: { tex: piece } }] : textNode(piece, marks)));

const decoded = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

function inlines(tokens: readonly Token[] = [], marks: readonly DocumentMark[] = []): InlineNode[] {
  return tokens.flatMap((token): InlineNode[] => {
    switch (token.type) {
      case 'strong':
        return inlines(token.tokens, withMark(marks, { type: 'bold' }));
      case 'em':
        return inlines(token.tokens, withMark(marks, { type: 'italic' }));
      case 'del':
        return inlines(token.tokens, withMark(marks, { type: 'strike' }));
      case 'codespan':
        return textNode(decoded((token as Tokens.Codespan).text), [{ type: 'code' }]);
      case 'br':
        return [{ type: 'hardBreak' }];
      case 'link': {
        const { href } = token as Tokens.Link;
        return inlines(token.tokens, isDocumentHref(href) ? withMark(marks, { type: 'link', attrs: { href } }) : marks);
      }
      case 'image':
        return textNode((token as Tokens.Image).text, marks);
      case 'text':
        return token.tokens ? inlines(token.tokens, marks) : words(decoded((token as Tokens.Text).text), marks);
      case 'escape':
        return textNode((token as Tokens.Escape).text, marks);
      default:
        return textNode(token.raw, marks);
    }
  });
}

const paragraph = (tokens: readonly Token[] | undefined): BlockNode => {
  const content = inlines(tokens);
  return { type: 'paragraph', ...(content.length > 0 && { content }) };
};

const isBlock = (node: BlockNode) => ['paragraph', 'bulletList', 'orderedList', 'codeBlock', 'blockFormula'].includes(node.type);

/** Blocks of an item; what cannot stand in one becomes its words. */
function item({ tokens }: Tokens.ListItem) {
  const [first, ...rest] = blocks(tokens.filter(({ type }) => type !== 'checkbox')).filter(isBlock);
  const head: BlockNode = first?.type === 'paragraph' ? first : { type: 'paragraph' };
  return { type: 'listItem' as const, content: [head, ...(first === undefined || first === head ? rest : [first, ...rest])] };
}

const cell = (type: 'tableHeader' | 'tableCell') => (of: Tokens.TableCell) => ({ type, attrs: { colspan: 1, rowspan: 1 }, content: [paragraph(of.tokens)] });

function blocks(tokens: readonly Token[]): BlockNode[] {
  return tokens.flatMap((token): BlockNode[] => {
    switch (token.type) {
      case 'heading': {
        const content = inlines(token.tokens);
        return [{ type: 'heading', attrs: { level: Math.min(4, Math.max(2, (token as Tokens.Heading).depth)) }, ...(content.length > 0 && { content }) }];
      }
      case 'list': {
        const { ordered, start, items } = token as Tokens.List;
        const content = items.map(item);
        return [ordered ? { type: 'orderedList', attrs: { start: Number(start) || 1 }, content } : { type: 'bulletList', content }];
      }
      case 'blockquote': {
        const content = blocks(token.tokens ?? []).filter(({ type }) => ['paragraph', 'bulletList', 'orderedList'].includes(type));
        return content.length > 0 ? [{ type: 'blockquote', content }] : [];
      }
      case 'code': {
        const { text, lang } = token as Tokens.Code;
        const language = codeLanguages.find((known) => known === (lang ?? '').split(/\s/)[0]) ?? null;
        return [{ type: 'codeBlock', attrs: { language }, ...(text !== '' && { content: [{ type: 'text', text }] }) }];
      }
      case 'table': {
        const { header, rows } = token as Tokens.Table;
        const row = (type: 'tableHeader' | 'tableCell', of: Tokens.TableCell[]) => ({ type: 'tableRow' as const, content: of.map(cell(type)) });
        return [{ type: 'table', content: [row('tableHeader', header), ...rows.map((of) => row('tableCell', of))] }];
      }
      case 'hr':
        return [{ type: 'divider' }];
      case 'space':
        return [];
      default: {
        const tex = /^\s*\$\$([\s\S]+)\$\$\s*$/.exec(token.raw)?.[1]?.trim();
        return [tex ? { type: 'blockFormula', attrs: { tex } } : paragraph('tokens' in token && token.tokens ? token.tokens : [token])];
      }
    }
  });
}

/** Markdown as blocks of an article. HTML in it is only text. */
export const markdownBlocks = (markdown: string): BlockNode[] => blocks(marked.lexer(plainText(markdown.replaceAll('\r\n', '\n')), { gfm: true }));
