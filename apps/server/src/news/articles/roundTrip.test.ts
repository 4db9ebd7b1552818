import { checkDocument, renderDocument } from '@chippage/api/articleDocument';
import { anyDocument, markupVectors } from '@chippage/api/fuzz';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes as Html, parse } from 'parse5';
import temml from 'temml';
import { expect, it } from 'vitest';

/** `npm run bench -- articles` asks for 50,000. */
const numRuns = Number(process.env['ARTICLES'] ?? 2000);

interface Written {
  type: string;
  attrs?: Record<string, unknown>;
  marks?: Written[];
  content?: Written[];
  text?: string;
}

const attribute = (element: Html.Element, name: string) => element.attrs.find((one) => one.name === name)?.value;
const elementsIn = (element: Html.Element) => element.childNodes.filter((child): child is Html.Element => 'tagName' in child);
const holding = (node: Written, content: Written[]): Written => (content.length > 0 ? { ...node, content } : node);
const textIn = (nodes: readonly Html.ChildNode[]): string =>
  nodes.map((node) => ('value' in node ? node.value : 'tagName' in node ? textIn(node.childNodes) : '')).join('');
const markOf: Record<string, string> = { strong: 'bold', em: 'italic', s: 'strike', sub: 'subscript', sup: 'superscript', code: 'code' };

/** Reads a line of a page back, by nothing but its tags and attributes. */
const inlinesIn = (nodes: readonly Html.ChildNode[], marks: Written[] = []): Written[] =>
  nodes.flatMap((node): Written[] => {
    const own = marks.length > 0 ? { marks } : {};
    if ('value' in node) return [{ type: 'text', text: node.value, ...own }];
    if (!('tagName' in node)) return [];
    const [tex, part] = [attribute(node, 'data-formula'), attribute(node, 'data-part')];
    if (node.tagName === 'br') return [{ type: 'hardBreak', ...own }];
    if (tex !== undefined) return [{ type: 'inlineFormula', attrs: { tex }, ...own }];
    if (part !== undefined) return [{ type: 'partChip', attrs: { mpn: textIn(node.childNodes), partId: part === '' ? null : Number(part) }, ...own }];
    if (node.tagName === 'a') return inlinesIn(node.childNodes, [...marks, { type: 'link', attrs: { href: attribute(node, 'href') } }]);
    return inlinesIn(node.childNodes, [...marks, { type: markOf[node.tagName] ?? node.tagName }]);
  });

const rowsIn = (table: Html.Element): Written[] =>
  elementsIn(table)
    .flatMap(elementsIn)
    .map((row) =>
      holding(
        { type: 'tableRow' },
        elementsIn(row).map((cell) =>
          holding(
            {
              type: cell.tagName === 'th' ? 'tableHeader' : 'tableCell',
              attrs: { colspan: Number(attribute(cell, 'colspan') ?? 1), rowspan: Number(attribute(cell, 'rowspan') ?? 1) },
            },
            blocksIn(cell),
          ),
        ),
      ),
    );

const itemsIn = (list: Html.Element): Written[] => elementsIn(list).map((item) => ({ type: 'listItem', content: blocksIn(item) }));

function codeIn(pre: Html.Element): Written {
  const [code] = elementsIn(pre);
  const text = textIn(code?.childNodes ?? []);
  const language = (code && attribute(code, 'class')?.replace('language-', '')) ?? null;
  return holding({ type: 'codeBlock', attrs: { language } }, text === '' ? [] : [{ type: 'text', text }]);
}

function figureIn(figure: Html.Element): Written {
  const [image, caption] = elementsIn(figure);
  const alt = image && attribute(image, 'alt');
  return { type: 'figure', attrs: { figureId: Number(attribute(figure, 'data-figure')), alt, caption: textIn(caption?.childNodes ?? []) } };
}

/** Reads the blocks of a page back. */
const blocksIn = (parent: Html.Element): Written[] =>
  elementsIn(parent).map((element): Written => {
    const { tagName, childNodes } = element;
    switch (tagName) {
      case 'p':
        return holding({ type: 'paragraph' }, inlinesIn(childNodes));
      case 'ul':
        return { type: 'bulletList', content: itemsIn(element) };
      case 'ol':
        return { type: 'orderedList', attrs: { start: Number(attribute(element, 'start') ?? 1) }, content: itemsIn(element) };
      case 'blockquote':
        return { type: 'blockquote', content: blocksIn(element) };
      case 'pre':
        return codeIn(element);
      case 'table':
        return { type: 'table', content: rowsIn(element) };
      case 'figure':
        return figureIn(element);
      case 'hr':
        return { type: 'divider' };
      case 'div':
        return { type: 'blockFormula', attrs: { tex: attribute(element, 'data-formula') } };
      default:
        return holding({ type: 'heading', attrs: { level: Number(tagName.slice(1)) } }, inlinesIn(childNodes));
    }
  });

const shown = {
  partHref: (id: number) => `/datasheet/datasheetDetail/${id}`,
  figure: (id: number) => ({ src: `/api/news/figure/${id}`, width: 640, height: 360 }),
  formula: (tex: string, displayMode: boolean) => temml.renderToString(tex, { displayMode, throwOnError: true, maxExpand: 500 }),
};

function readBack(html: string): Written {
  const page = parse(`<!doctype html><body>${html}</body>`) as unknown as Html.Element;
  const body = elementsIn(page)
    .flatMap(elementsIn)
    .find(({ tagName }) => tagName === 'body');
  return { type: 'doc', content: body ? blocksIn(body) : [] };
}

const words = markupVectors()
  .map((text) => text.replaceAll(/[\0-\x08\x0b-\x1f\x7f]/g, ''))
  .filter((text) => text.isWellFormed() && text !== '');

it(
  '任何文章：存下的 JSON 画成 HTML，浏览器那样读回来，还是同一份 JSON',
  () =>
    fc.assert(
      fc.property(anyDocument(words), (document) => {
        expect(checkDocument(readBack(renderDocument(document, shown)))).toEqual({ document });
      }),
      { numRuns },
    ),
  numRuns * 20 + 30_000,
);
