/** The beginning of an object of a PDF, up to its bytes where it has any. */
export type ObjectHead = { names: string[]; dataAt: number } | 'noStream' | 'cut';

const ENDS_WORD = /[\0\t\n\f\r ()<>[\]{}/%]/g;

/** Reads the tokens of an object as every reader does; what stands in texts and remarks is none. @param text Latin-1 */
export function objectHead(text: string): ObjectHead {
  const names: string[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = text[at];
    if (sign === '%') at = text.slice(at).search(/[\r\n]|$/) + at;
    else if (sign === '(') at = endOfText(text, at);
    else if (sign === '<') at = text[at + 1] === '<' ? at + 2 : endAfter(text, '>', at);
    else if (sign === '/' || isOfWord(text, at)) {
      const end = endOfWord(text, at + 1);
      const word = text.slice(at, end);
      if (end >= text.length) return 'cut';
      if (sign === '/') names.push(word);
      if (word === 'endobj') return 'noStream';
      if (word === 'stream') return { names, dataAt: nextLine(text, end) };
      at = end;
    } else at += 1;
  }
  return 'cut';
}

/** Readers skip whatever else stands on the line of the word. */
function nextLine(text: string, from: number): number {
  const end = from + Math.max(0, text.slice(from).search(/[\r\n]/));
  return end + (text.startsWith('\r\n', end) ? 2 : 1);
}

const isOfWord = (text: string, at: number) => endOfWord(text, at) > at;

function endOfWord(text: string, from: number): number {
  ENDS_WORD.lastIndex = from;
  return ENDS_WORD.exec(text)?.index ?? text.length;
}

function endAfter(text: string, sign: string, from: number): number {
  const found = text.indexOf(sign, from);
  return found < 0 ? text.length : found + 1;
}

/** Parentheses within a text come in pairs or after a backslash. */
function endOfText(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')' && (depth -= 1) === 0) return at + 1;
  }
  return text.length;
}
