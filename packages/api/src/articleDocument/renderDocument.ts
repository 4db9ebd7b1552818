import type { ArticleDocument } from './documentTypes.ts';
import { drawDocument, type DrawOptions } from './drawDocument.ts';
import type { Drawn } from './readMathML.ts';

const empty = new Set(['br', 'hr', 'img']);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function toHtml(drawn: Drawn): string {
  if (typeof drawn === 'string') return escaped(drawn);
  const { tag, attributes, children } = drawn;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`);
  return `<${tag}${written.join('')}>${empty.has(tag) ? '' : `${children.map(toHtml).join('')}</${tag}>`}`;
}

/** An article as HTML, for feeds and whatever else reads HTML; pages draw the elements themselves. Written words stay words. */
export function renderDocument(document: ArticleDocument, options?: DrawOptions): string {
  return drawDocument(document, options).map(toHtml).join('');
}
