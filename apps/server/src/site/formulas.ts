import type { Inline } from '@chippage/api/types';
import type { Token, TokenizerAndRendererExtension } from 'marked';
import temml from 'temml';

type MathElement = NonNullable<Inline['math']>;

/** A node as the library builds it: an element, words, or a fragment of others. */
interface Built {
  type?: string;
  text?: string;
  attributes?: Record<string, unknown>;
  children?: Built[];
}

const tags = new Set(
  'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle mpadded mphantom msub msup msubsup munder mover munderover mtable mtr mtd'.split(' '),
);
const names = new Set(
  (
    'display displaystyle scriptlevel mathvariant stretchy fence separator form lspace rspace accent accentunder columnalign rowspacing ' +
    'columnspacing linethickness width height depth voffset minsize maxsize symmetric movablelimits largeop'
  ).split(' '),
);

function nodesOf(built: Built): (string | MathElement)[] {
  if (built.text !== undefined) return [built.text];
  const children = (built.children ?? []).flatMap(nodesOf);
  if (built.type === undefined || !tags.has(built.type)) return children;
  const attributes = Object.fromEntries(
    Object.entries(built.attributes ?? {}).flatMap(([name, value]) =>
      names.has(name) && /^[\w .,%+-]{0,40}$/.test(String(value)) ? [[name, String(value)]] : [],
    ),
  );
  return [{ tag: built.type, attributes, children }];
}

/** Draws TeX as MathML; null where it cannot be read. What a stranger wrote may neither load, nor link, nor grow without end. */
function drawFormula(tex: string, isDisplay: boolean): MathElement | null {
  try {
    const [drawn] = nodesOf(temml.__renderToMathMLTree(tex, { displayMode: isDisplay, throwOnError: true, trust: false, maxExpand: 500 }) as Built);
    return typeof drawn === 'object' && drawn.tag === 'math' ? drawn : null;
  } catch {
    return null;
  }
}

const MOST = 2000;

/** `$…$` within a line: no blank inside the signs, and no digit behind them, so that two prices are no formula. */
const inline: TokenizerAndRendererExtension = {
  name: 'formula',
  level: 'inline',
  start: (text) => text.indexOf('$'),
  tokenizer(text) {
    const [raw, display, tex = display] = /^\$\$([^$\n]+)\$\$|^\$(?![\s$])((?:[^$\n\\]|\\.)*?)(?<!\s)\$(?!\d)/.exec(text) ?? [];
    if (raw === undefined || tex === undefined || tex === '' || tex.length > MOST) return undefined;
    return { type: 'formula', raw, text: tex, isDisplay: display !== undefined };
  },
};

/** `$$…$$` on lines of its own. */
const block: TokenizerAndRendererExtension = {
  name: 'formulaBlock',
  level: 'block',
  start: (text) => /(?:^|\n)\$\$/.exec(text)?.index,
  tokenizer(text) {
    const [raw, tex] = /^\$\$\s*([\s\S]+?)\s*\$\$[ \t]*(?:\n+|$)/.exec(text) ?? [];
    if (raw === undefined || tex === undefined || tex.length > MOST || /\n\s*\n/.test(tex)) return undefined;
    return { type: 'formulaBlock', raw, text: tex, isDisplay: true };
  },
};

/** What reads formulae in Markdown. */
export const formulaExtensions = [inline, block];

/** The words of a formula's token; TeX that cannot be read stays as code. */
export function formulaWord(token: Token): Inline {
  const text = 'text' in token ? String(token.text) : '';
  const math = drawFormula(text, 'isDisplay' in token && token.isDisplay === true);
  return math ? { text, style: 'plain', href: null, math } : { text, style: 'code', href: null };
}
