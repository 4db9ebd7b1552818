import { type DocumentMarkName, isDocumentHref } from '@chippage/api/articleDocument';
import { Mark, markInputRule } from '@tiptap/core';
import { attributesOf, excludedBy } from './fromSchema.ts';

const isStyled = (element: HTMLElement, property: string, pattern: RegExp) => pattern.test(element.style.getPropertyValue(property));

interface SimpleMark {
  name: Exclude<DocumentMarkName, 'link'>;
  /** The first is the one that is drawn. */
  tags: readonly [string, ...string[]];
  /** A style that means the same, as other programs write it. */
  style?: [property: string, value: RegExp];
  key?: string;
  rule?: RegExp;
}

const simpleMarks: readonly SimpleMark[] = [
  {
    name: 'bold',
    tags: ['strong', 'b'],
    style: ['font-weight', /^(?:bold(?:er)?|[6-9]\d{2})$/],
    key: 'Mod-b',
    rule: /(?:^|[^*])(\*\*(?!\s)([^*]+)(?<!\s)\*\*)$/,
  },
  { name: 'italic', tags: ['em', 'i'], style: ['font-style', /^italic$/], key: 'Mod-i', rule: /(?:^|[^*])(\*(?!\s)([^*]+)(?<!\s)\*)$/ },
  { name: 'strike', tags: ['s', 'del', 'strike'], style: ['text-decoration', /line-through/], key: 'Mod-Shift-s', rule: /(~~(?!\s)([^~]+)(?<!\s)~~)$/ },
  { name: 'subscript', tags: ['sub'], style: ['vertical-align', /^sub$/], key: 'Mod-,' },
  { name: 'superscript', tags: ['sup'], style: ['vertical-align', /^super$/], key: 'Mod-.' },
  { name: 'code', tags: ['code', 'kbd', 'samp', 'tt'], key: 'Mod-e', rule: /(?:^|[^`])(`([^`]+)`)$/ },
];

const simple = simpleMarks.map(({ name, tags, style, key, rule }) =>
  Mark.create({
    name,
    excludes: excludedBy(name),
    ...(name === 'code' && { code: true, exitable: true }),
    parseHTML: () => [
      // Documents of some programs stand whole in a <b> that says it is not one.
      ...tags.map((tag) => ({
        tag,
        getAttrs: (element: HTMLElement) => (style && isStyled(element, style[0], /^(?:normal|400|none)$/) ? (false as const) : null),
      })),
      ...(style ? [{ style: style[0], getAttrs: (value: string) => (style[1].test(value) ? null : (false as const)) }] : []),
    ],
    renderHTML: () => [tags[0], 0],
    addKeyboardShortcuts() {
      return key === undefined ? {} : { [key]: () => this.editor.commands.toggleMark(name) };
    },
    addInputRules() {
      return rule ? [markInputRule({ find: rule, type: this.type })] : [];
    },
  }),
);

const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  excludes: excludedBy('link'),
  addAttributes: attributesOf({ href: { default: '', read: (element) => element.getAttribute('href') } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (element) => (isDocumentHref(element.getAttribute('href')) ? null : false) }],
  renderHTML: ({ mark }) => ['a', { href: String(mark.attrs['href']), rel: 'noopener nofollow ugc' }, 0],
});

/** Marks of text in the order of the table: a link is around all others. */
export const wordMarks = [Link, ...simple];
