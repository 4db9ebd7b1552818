import { documentMarks, type DocumentMarkName, type DocumentNodeName, documentNodes } from '@chippage/api/articleDocument';
import type { NodeConfig } from '@tiptap/core';

interface Content {
  of: readonly string[];
  least: 0 | 1;
  first?: string;
}

const contentRule = (name: DocumentNodeName): Content | undefined => {
  const rule = documentNodes[name];
  return 'content' in rule ? rule.content : undefined;
};

/** What a node may hold, in ProseMirror's words. */
function contentOf(name: DocumentNodeName): string | undefined {
  const rule = contentRule(name);
  if (!rule) return undefined;
  const choice = rule.of.length === 1 ? rule.of[0] : `(${rule.of.join('|')})`;
  return rule.first === undefined ? `${choice}${rule.least === 1 ? '+' : '*'}` : `${rule.first} ${choice}*`;
}

/** How the attributes of a node or mark are read from an element; the names are those of the table. */
export type AttributeReaders = Readonly<Record<string, { default: unknown; read: (element: HTMLElement) => unknown }>>;

/** Takes an element that was copied for a node only when all of its attributes are such as the table allows. */
export const ifAllowed =
  (name: DocumentNodeName, readers: AttributeReaders) =>
  (element: HTMLElement): null | false => {
    const rule = documentNodes[name];
    const rules: Record<string, { check: (value: unknown) => boolean }> = 'attrs' in rule ? (rule.attrs ?? {}) : {};
    return Object.entries(rules).every(([attr, { check }]) => check(readers[attr]?.read(element))) ? null : false;
  };

/** Attributes for Tiptap. Nothing is written by itself: each node draws its own. */
export const attributesOf = (readers: AttributeReaders) => () =>
  Object.fromEntries(Object.entries(readers).map(([name, { default: initial, read }]) => [name, { default: initial, parseHTML: read, rendered: false }]));

/** What the table of nodes says of one, for `Node.create` and `extend`. */
export function nodeFacts(name: DocumentNodeName): Pick<NodeConfig, 'name' | 'content' | 'marks' | 'inline' | 'code' | 'group'> {
  const rule = documentNodes[name];
  const content = contentOf(name);
  const isInline = 'isInline' in rule;
  return {
    name,
    ...(content !== undefined && { content }),
    ...('isCode' in rule && { code: true, marks: '' }),
    ...(isInline && name !== 'text' && { inline: true }),
    // Names, and not groups, say what stands where; Tiptap's commands for lists and lines ask for these.
    group: isInline ? 'inline' : name === 'bulletList' || name === 'orderedList' ? 'block list' : 'block',
  };
}

/** What cannot stand with a mark, in ProseMirror's words: itself, and what the table names. */
export function excludedBy(name: DocumentMarkName): string {
  const rule = documentMarks[name];
  return [name, ...('excludes' in rule ? rule.excludes : [])].join(' ');
}
