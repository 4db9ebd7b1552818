/** What a file of the sample says of itself: texts, and lists of texts. */
export type Matter = ReadonlyMap<string, string | string[]>;

const unquoted = (text: string) => /^(["'])(.*)\1$/.exec(text)?.[2] ?? text;

/** The entries of `[a, b]`; a comma in quotes is none. */
const entriesOf = (text: string) => [...text.matchAll(/\s*("[^"]*"|'[^']*'|[^,]+)\s*(?:,|$)/g)].map(([, entry = '']) => unquoted(entry.trim())).filter(Boolean);

/**
 * Reads a file: names and values between two lines of dashes, then Markdown. A value is a text, `[a, b]`, or lines that
 * begin with a dash below its name.
 * @throws Error whose message says what is wrong.
 */
export function readMatter(file: string): { matter: Matter; markdown: string } {
  const [, head, markdown] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(file.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || markdown === undefined) throw new Error('应以 --- 之间的开头起始');
  const matter = new Map<string, string | string[]>();
  let last = '';
  for (const line of head.split('\n')) {
    const [, name, value = ''] = /^([A-Za-z]\w*):\s*(.*)$/.exec(line) ?? [];
    const item = /^\s+-\s+(.*)$/.exec(line)?.[1];
    if (name !== undefined) {
      if (matter.has(name)) throw new Error(`“${name}”写了两次`);
      const list = /^\[(.*)\]$/.exec(value.trim())?.[1];
      matter.set(name, list === undefined ? unquoted(value.trim()) : entriesOf(list));
      last = name;
    } else if (item !== undefined && last !== '') {
      const before = matter.get(last) ?? '';
      matter.set(last, [...(Array.isArray(before) ? before : before === '' ? [] : [before]), unquoted(item.trim())]);
    } else if (line.trim() !== '') throw new Error(`看不懂“${line}”`);
  }
  return { matter, markdown: markdown.trim() };
}

/** A text of the matter. @throws Error when there is none, or a list */
export function textIn(matter: Matter, name: string, otherwise?: string): string {
  const value = matter.get(name) ?? otherwise;
  if (typeof value !== 'string' || (value === '' && otherwise === undefined)) throw new Error(`缺少 ${name}`);
  return value;
}

/** A list of the matter; none where there is nothing. */
export function listIn(matter: Matter, name: string): string[] {
  const value = matter.get(name) ?? [];
  return Array.isArray(value) ? value : entriesOf(value);
}

/** A text of the matter that is one of these. @throws Error when it is another */
export function choiceIn<Choice extends string>(matter: Matter, name: string, names: Readonly<Record<Choice, string>>): Choice {
  const value = textIn(matter, name);
  const found = (Object.keys(names) as Choice[]).find((choice) => choice === value || names[choice] === value);
  if (found === undefined) throw new Error(`${name} 只能是 ${Object.keys(names).join('、')}`);
  return found;
}
