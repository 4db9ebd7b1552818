/** Words, or an element. */
export type Drawn = string | DrawnElement;

/** An element of a drawn article; only the drawing makes them, so tags and attributes are known ones. */
export interface DrawnElement {
  tag: string;
  attributes: Record<string, string>;
  children: Drawn[];
}

const tags = new Set(
  (
    'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup munder mover munderover ' +
    'mmultiscripts mprescripts none mtable mtr mtd menclose'
  ).split(' '),
);
const names = new Set(
  (
    'display displaystyle mathvariant stretchy fence separator lspace rspace accent accentunder columnalign rowalign rowspacing columnspacing ' +
    'linethickness width height depth voffset scriptlevel mathcolor mathbackground mathsize minsize maxsize symmetric movablelimits largeop form ' +
    'rowlines columnlines notation columnspan rowspan class'
  ).split(' '),
);
const isHarmless = (name: string, value: string) => names.has(name) && /^[\w .,%#+-]{0,80}$/.test(value);

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: '\u00a0' };
const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,10}));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (Number.isNaN(code)) return entities[name] ?? whole;
    return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : '';
  });

const TOKEN = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*(\/?)>|([^<]+)|</g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads the MathML that a formula's library wrote, as elements. Elements and attributes that are not of MathML's presentation are left
 * out, whatever stands in them stays as words.
 * @returns null for what is not one whole `math`
 */
export function readMathML(markup: string): DrawnElement | null {
  const top: DrawnElement = { tag: '', attributes: {}, children: [] };
  const open: { tag: string; into: DrawnElement }[] = [{ tag: '', into: top }];
  for (const [token, closing, tag = '', written = '', isEmpty, text] of markup.matchAll(TOKEN)) {
    const into = open.at(-1)?.into ?? top;
    if (text !== undefined) into.children.push(decoded(text));
    else if (token === '<') return null;
    else if (closing === '/') {
      if (open.pop()?.tag !== tag || open.length === 0) return null;
    } else {
      const isKnown = tags.has(tag);
      const one: DrawnElement = { tag, attributes: isKnown ? attributesOf(written) : {}, children: [] };
      if (isKnown) into.children.push(one);
      if (isEmpty !== '/') open.push({ tag, into: isKnown ? one : into });
    }
  }
  const [only, another] = top.children;
  return open.length === 1 && typeof only === 'object' && only.tag === 'math' && another === undefined ? only : null;
}

const attributesOf = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].flatMap(([, name = '', double, single]) => {
      const value = decoded(double ?? single ?? '');
      return isHarmless(name, value) ? [[name, value]] : [];
    }),
  );
