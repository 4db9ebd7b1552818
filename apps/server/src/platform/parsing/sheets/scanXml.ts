import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** A document that is none that a spreadsheet writes. */
export class SheetFault extends Error {
  readonly fault: 'entities' | 'unreadable' | 'unpacked_too_large' | 'too_many_rows' | 'too_many_columns' | 'old_excel' | 'encrypted';

  constructor(fault: SheetFault['fault']) {
    super(fault);
    this.fault = fault;
  }
}

/** What is told of a document, in its order. Names come without their name space. */
export interface XmlEvents {
  open: (name: string, tag: string) => void;
  close: (name: string) => void;
  text?: (text: string) => void;
}

/** Tags and texts are no longer: a cell has at most 32,767 characters, each at most `&quot;`. */
const LONGEST = 250_000;
const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** A text with the five named signs and numbered ones read; others are no part of a spreadsheet. */
export const decodeText = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return named[name] ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
      })
    : text;

const patterns = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  const known = patterns.get(name) ?? new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, known);
  return known;
}

/** The value of an attribute of a tag, without its name space; undefined: it has none. */
export function attribute(tag: string, name: string): string | undefined {
  const found = patternOf(name).exec(tag);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : decodeText(value);
}

const plainName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads a document piece by piece; nothing of it is kept, no entity is declared, nothing else is fetched. @throws SheetFault */
export async function scanXml(stream: Readable, { open, close, text }: XmlEvents): Promise<void> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const take = (isEnd: boolean) => {
    let at = 0;
    while (at < rest.length) {
      if (rest.charCodeAt(at) !== 60) {
        const next = rest.indexOf('<', at);
        if (next < 0 && !isEnd) break;
        const end = next < 0 ? rest.length : next;
        text?.(rest.slice(at, end));
        at = end;
        continue;
      }
      const special = rest.charCodeAt(at + 1);
      if (special === 33 && rest.startsWith('<!--', at)) {
        const end = rest.indexOf('-->', at);
        if (end < 0) break;
        at = end + 3;
        continue;
      }
      if (special === 33 && rest.startsWith('<![CDATA[', at)) {
        const end = rest.indexOf(']]>', at);
        if (end < 0) break;
        text?.(rest.slice(at + 9, end).replaceAll('&', '&amp;'));
        at = end + 3;
        continue;
      }
      // A document type declares entities; no spreadsheet writes one.
      if (special === 33 && rest.length - at > 9) throw new SheetFault('entities');
      const end = rest.indexOf('>', at);
      if (end < 0) break;
      if (special === 47) close(plainName(rest.slice(at + 2, end).trim()));
      else if (special !== 63) {
        const isEmpty = rest.charCodeAt(end - 1) === 47;
        const tag = rest.slice(at + 1, isEmpty ? end - 1 : end);
        const space = tag.search(/\s/);
        const name = plainName(space < 0 ? tag : tag.slice(0, space));
        open(name, space < 0 ? '' : tag.slice(space));
        if (isEmpty) close(name);
      }
      at = end + 1;
    }
    rest = rest.slice(at);
    if (rest.length > LONGEST) throw new SheetFault('unreadable');
  };
  for await (const chunk of stream) {
    rest += decoder.write(chunk as Buffer);
    take(false);
  }
  rest += decoder.end();
  take(true);
}
