import { codeLanguages } from '@chippage/api/articleDocument';
import { Node, nodeInputRule, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core';
import { attributesOf, nodeFacts } from './fromSchema.ts';

const Doc = Node.create({ ...nodeFacts('doc'), group: undefined, topNode: true });
const Text = Node.create(nodeFacts('text'));

const Paragraph = Node.create({
  ...nodeFacts('paragraph'),
  priority: 1000,
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Alt-0': () => this.editor.commands.setNode('paragraph') };
  },
});

/** Levels that an article has; the page's own title is the first. A first level from elsewhere becomes the second. */
const levels = [2, 3, 4] as const;

const Heading = Node.create({
  ...nodeFacts('heading'),
  defining: true,
  addAttributes: attributesOf({ level: { default: 2, read: (element) => Math.min(4, Math.max(2, Number(element.tagName.slice(1)) || 2)) } }),
  parseHTML: () => ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag })),
  renderHTML: ({ node }) => [`h${String(node.attrs['level'])}`, 0],
  addKeyboardShortcuts() {
    return Object.fromEntries(levels.map((level) => [`Mod-Alt-${level}`, () => this.editor.commands.toggleNode('heading', 'paragraph', { level })]));
  },
  addInputRules() {
    return levels.map((level) => textblockTypeInputRule({ find: new RegExp(`^(#{${level}})\\s$`), type: this.type, getAttributes: { level } }));
  },
});

const ListItem = Node.create({
  ...nodeFacts('listItem'),
  group: undefined,
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem('listItem'),
      Tab: () => this.editor.commands.sinkListItem('listItem'),
      'Shift-Tab': () => this.editor.commands.liftListItem('listItem'),
    };
  },
});

const BulletList = Node.create({
  ...nodeFacts('bulletList'),
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: () => ['ul', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-8': () => this.editor.commands.toggleList('bulletList', 'listItem') };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*([-+*])\s$/, type: this.type })];
  },
});

const OrderedList = Node.create({
  ...nodeFacts('orderedList'),
  addAttributes: attributesOf({
    start: {
      default: 1,
      read: (element) => {
        const start = Number(element.getAttribute('start') ?? 1);
        return Number.isSafeInteger(start) && start >= 0 && start <= 9_999 ? start : 1;
      },
    },
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ node }) => ['ol', node.attrs['start'] === 1 ? {} : { start: String(node.attrs['start']) }, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleList('orderedList', 'listItem') };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^(\d{1,4})[.、]\s$/, type: this.type, getAttributes: ([, number]) => ({ start: Number(number) }) })];
  },
});

const Blockquote = Node.create({
  ...nodeFacts('blockquote'),
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => this.editor.commands.toggleWrap('blockquote') };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })];
  },
});

/** The language that an element of code names, when it is one that articles know. */
function languageOf(element: HTMLElement): string | null {
  const classes = [...element.classList, ...(element.querySelector('code')?.classList ?? [])];
  const named = classes.map((name) => /^lang(?:uage)?-(.+)$/.exec(name)?.[1]).find((name) => name !== undefined);
  return codeLanguages.find((known) => known === named) ?? null;
}

const CodeBlock = Node.create({
  ...nodeFacts('codeBlock'),
  defining: true,
  addAttributes: attributesOf({ language: { default: null, read: languageOf } }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ node }) => ['pre', { 'data-language': node.attrs['language'] as string | null }, ['code', { class: codeClass(node.attrs['language']) }, 0]],
  addKeyboardShortcuts() {
    return {
      'Mod-Alt-c': () => this.editor.commands.toggleNode('codeBlock', 'paragraph'),
      Backspace: () => {
        const { empty, $anchor } = this.editor.state.selection;
        const isInside = empty && $anchor.parent.type === this.type;
        return isInside && $anchor.parent.content.size === 0 ? this.editor.commands.clearNodes() : false;
      },
      // Enter is a new line of code; with Ctrl, or below its last line, one goes on after it.
      'Mod-Enter': () => this.editor.commands.exitCode(),
      ArrowDown: () => {
        const { empty, $head } = this.editor.state.selection;
        const isAtEnd = empty && $head.parent.type === this.type && $head.parentOffset === $head.parent.content.size;
        return isAtEnd && $head.after() >= this.editor.state.doc.content.size ? this.editor.commands.exitCode() : false;
      },
    };
  },
  addInputRules() {
    return [
      textblockTypeInputRule({
        find: /^```([a-z]{0,12})\s$/,
        type: this.type,
        getAttributes: ([, name]) => ({ language: codeLanguages.find((known) => known === name) ?? null }),
      }),
    ];
  },
});

const codeClass = (language: unknown) => (typeof language === 'string' ? `language-${language}` : null);

const Divider = Node.create({
  ...nodeFacts('divider'),
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
  addInputRules() {
    return [nodeInputRule({ find: /^(?:---|———)$/, type: this.type })];
  },
});

const HardBreak = Node.create({
  ...nodeFacts('hardBreak'),
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    const insert = () => this.editor.commands.first([() => this.editor.commands.exitCode(), () => this.editor.commands.insertContent({ type: 'hardBreak' })]);
    return { 'Shift-Enter': insert };
  },
});

/** The words of an article: lines, lists, quotations, code. */
export const wordNodes = [Doc, Text, Paragraph, Heading, ListItem, BulletList, OrderedList, Blockquote, CodeBlock, Divider, HardBreak];
