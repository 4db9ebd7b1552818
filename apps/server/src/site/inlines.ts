import type { Inline } from '@chippage/api/types';
import type { Token, Tokens } from 'marked';
import { formulaWord } from './formulas.ts';
import { isOwnPath, isPageAddress } from '../platform/webAddress.ts';

type Style = Inline['style'];

/** Where a link of a page may lead: the web, a mail, a path of this site. */
function safeHref(href: string): string | null {
  if (/^mailto:([^\s<>"]+@[^\s<>"]+|\{email\})$/i.test(href)) return href;
  return isPageAddress(href) || isOwnPath(href) ? href : null;
}

/** Words within a line, one level deep; HTML and pictures are only their text. */
export function readInlines(tokens: readonly Token[], style: Style = 'plain', href: string | null = null): Inline[] {
  return join(tokens.flatMap((token): Inline[] => readInline(token, style, href)));
}

function readInline(token: Token, style: Style, href: string | null): Inline[] {
  const word = (text: string, own: Style = style): Inline[] => (text === '' ? [] : [{ text, style: own, href }]);
  const inner = 'tokens' in token && Array.isArray(token.tokens) ? token.tokens : null;
  switch (token.type) {
    case 'strong':
      return readInlines(inner ?? [], 'strong', href);
    case 'em':
      return readInlines(inner ?? [], 'emphasis', href);
    case 'codespan':
      return word((token as Tokens.Codespan).text, 'code');
    case 'link':
      return readInlines(inner ?? [], style, safeHref((token as Tokens.Link).href) ?? href);
    case 'image':
      return word((token as Tokens.Image).text);
    case 'formula':
      return [formulaWord(token)];
    case 'br':
      return word(' ');
    case 'text':
    case 'escape':
      return inner ? readInlines(inner, style, href) : word((token as Tokens.Text).text);
    default:
      return inner ? readInlines(inner, style, href) : word(token.raw);
  }
}

/** Neighbours alike are one word: the lexer cuts where a character could have meant something. */
function join(words: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last && last.style === word.style && last.href === word.href && last.math === undefined && word.math === undefined) last.text += word.text;
    else joined.push({ ...word });
  }
  return joined;
}
