import { isPlain } from '@chippage/api/articleDocument';

/** What came with a paste. */
export interface Pasted {
  body: HTMLElement;
  /** Pictures that are in it whole. */
  pictures: File[];
  /** How many pictures are only named in it: their files are elsewhere, where this page may not go. */
  lost: number;
}

/**
 * Puts what was copied in another program into the shape of an article. It comes from a document without scripts of its own; what is no node of
 * the article's table is left out when the editor reads it, so this only keeps what would get lost: Word's lists, which are paragraphs, and
 * pictures that are written out as data.
 */
export function cleanPasted(body: HTMLElement): Pasted {
  for (const gone of body.querySelectorAll('style, script, template, noscript, meta, link, title, xml, [hidden], mp-style-type')) gone.remove();
  for (const section of body.querySelectorAll<HTMLElement>('[style*="display:none"], [style*="display: none"]')) section.remove();
  wordLists(body);
  const pictures: File[] = [];
  let lost = 0;
  for (const image of body.querySelectorAll('img')) {
    if (image.closest('figure[data-figure]')) continue;
    const file = fileIn(image.getAttribute('src') ?? '', pictures.length + 1);
    if (file) pictures.push(file);
    else if (!isTiny(image)) lost += 1;
    image.remove();
  }
  for (const text of textsIn(body)) text.data = plainText(text.data);
  for (const paragraph of body.querySelectorAll('p, section, div')) if (isBlank(paragraph)) paragraph.remove();
  return { body, pictures, lost };
}

/** A text without what an article may not hold: control characters and halves of characters. */
export const plainText = (text: string): string => (isPlain(text) ? text : text.replaceAll(/[\0-\x08\x0b-\x1f\x7f]/g, '').toWellFormed());

function textsIn(body: HTMLElement): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Lines that other programs put in for distance. */
const isBlank = (element: Element) =>
  (element.textContent ?? '').replaceAll(/[\s\u00a0\u200b\ufeff]/g, '') === '' &&
  element.querySelector('img, hr, table, pre, figure, [data-formula], [data-part]') === null &&
  !element.closest('td, th');

/** Pixels that count readers. */
const isTiny = (image: HTMLImageElement) => Number(image.getAttribute('width') ?? 99) <= 2 || (image.getAttribute('src') ?? '') === '';

/** The file of a picture that is written out as data. */
function fileIn(src: string, number: number): File | null {
  const found = /^data:image\/(png|jpeg|webp|avif|gif);base64,([\w+/=\s]+)$/.exec(src);
  if (!found) return null;
  try {
    const [, type = 'png', data = ''] = found;
    return new File([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], `${number}.${type}`, { type: `image/${type}` });
  } catch {
    return null;
  }
}

const WORD_LIST = /mso-list:\s*l\d+\s+level(\d)/i;

/** Word writes items as paragraphs that say their level and begin with their mark. */
function wordLists(body: HTMLElement): void {
  const open: HTMLElement[] = [];
  let last: Element | null = null;
  for (const item of body.querySelectorAll<HTMLElement>('p[style*="mso-list"], h1[style*="mso-list"]')) {
    const level = Number(WORD_LIST.exec(item.getAttribute('style') ?? '')?.[1]);
    if (!(level >= 1)) continue;
    const mark = [...item.querySelectorAll<HTMLElement>('[style*="mso-list"]')].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''));
    const tag = /^\s*[(（]?(?:\d+|[a-z]|[ivx]+)[.)、）]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    if (last === null || item.previousElementSibling !== last) open.length = 0;
    open.length = Math.min(open.length, level);
    while (open.length < level) {
      const list: HTMLElement = body.ownerDocument.createElement(open.length === level - 1 ? tag : 'ul');
      const parent = open.at(-1)?.lastElementChild;
      if (parent) parent.append(list);
      else if (open.length === 0) item.before(list);
      else open.at(-1)?.append(list);
      open.push(list);
    }
    const line = body.ownerDocument.createElement('p');
    line.append(...item.childNodes);
    const entry = body.ownerDocument.createElement('li');
    entry.append(line);
    open.at(-1)?.append(entry);
    item.remove();
    last = open[0] ?? null;
    // The next item follows the whole list.
  }
}
