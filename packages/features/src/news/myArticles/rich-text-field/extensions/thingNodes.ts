import type { FigureFile } from '@chippage/api/articleDocument';
import { Node } from '@tiptap/core';
import type { Node as TextNode } from '@tiptap/pm/model';
import { type AttributeReaders, attributesOf, ifAllowed, nodeFacts } from './fromSchema.ts';

/** Things in a text that a dialog changes. */
export type ThingKind = 'figure' | 'blockFormula' | 'inlineFormula';

/** What the nodes of pictures, formulae and part numbers need of their field. */
export interface ThingOptions {
  /** The file of a picture; null: it is not known here. */
  fileOf: (figureId: number) => FigureFile | null;
  /** Draws a formula into an element. */
  drawFormula: (tex: string, into: HTMLElement, isDisplay: boolean) => void;
  /** Somebody wants to change one: two presses, or Enter when it is selected. */
  onEdit: (kind: ThingKind, attrs: Record<string, unknown>) => void;
}

const text = (element: HTMLElement, name: string) => element.getAttribute(name) ?? '';

/** The node that is selected as a whole, when it is of this kind. */
const selectedNode = (selection: object, name: string): TextNode | null =>
  'node' in selection && (selection.node as TextNode).type.name === name ? (selection.node as TextNode) : null;

const options: ThingOptions = { fileOf: () => null, drawFormula: (tex, into) => into.replaceChildren(tex), onEdit: () => undefined };

const figureReaders: AttributeReaders = {
  figureId: { default: 0, read: (element) => Number(text(element, 'data-figure')) },
  alt: { default: '', read: (element) => element.querySelector('img')?.getAttribute('alt') ?? text(element, 'data-alt') },
  caption: { default: '', read: (element) => element.querySelector('figcaption')?.textContent ?? '' },
};
const formulaReaders: AttributeReaders = { tex: { default: '', read: (element) => text(element, 'data-formula') } };
const chipReaders: AttributeReaders = {
  mpn: { default: '', read: (element) => (element.textContent ?? '').trim() },
  partId: { default: null, read: (element) => Number(text(element, 'data-part')) || null },
};

const Figure = Node.create<ThingOptions>({
  ...nodeFacts('figure'),
  draggable: true,
  addOptions: () => options,
  addAttributes: attributesOf(figureReaders),
  parseHTML: () => [{ tag: 'figure[data-figure]', getAttrs: ifAllowed('figure', figureReaders) }],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    { 'data-figure': String(attrs['figureId']), 'data-alt': String(attrs['alt']) },
    ['figcaption', {}, String(attrs['caption'])],
  ],
  addKeyboardShortcuts() {
    return { Enter: () => edited(this.editor.state.selection, 'figure', this.options) };
  },
  addNodeView() {
    return ({ node: { attrs } }) => {
      const dom = document.createElement('figure');
      const file = this.options.fileOf(Number(attrs['figureId']));
      const picture = document.createElement(file ? 'img' : 'span');
      if (picture instanceof HTMLImageElement && file) {
        picture.src = file.src;
        picture.alt = String(attrs['alt']);
        if (file.width !== null) picture.width = file.width;
        if (file.height !== null) picture.height = file.height;
      } else picture.textContent = String(attrs['alt']);
      dom.append(picture);
      if (attrs['caption'] !== '') dom.append(Object.assign(document.createElement('figcaption'), { textContent: String(attrs['caption']) }));
      dom.addEventListener('dblclick', () => this.options.onEdit('figure', attrs));
      return { dom };
    };
  },
});

function edited(selection: object, kind: ThingKind, { onEdit }: ThingOptions): boolean {
  const node = selectedNode(selection, kind);
  if (node) onEdit(kind, node.attrs);
  return node !== null;
}

const formula = (kind: 'inlineFormula' | 'blockFormula', tag: 'span' | 'div') =>
  Node.create<ThingOptions>({
    ...nodeFacts(kind),
    atom: true,
    draggable: true,
    addOptions: () => options,
    addAttributes: attributesOf(formulaReaders),
    parseHTML: () => [{ tag: `${tag}[data-formula]`, getAttrs: ifAllowed(kind, formulaReaders) }],
    renderHTML: ({ node }) => [tag, { 'data-formula': String(node.attrs['tex']) }, String(node.attrs['tex'])],
    addKeyboardShortcuts() {
      return { Enter: () => edited(this.editor.state.selection, kind, this.options) };
    },
    addNodeView() {
      return ({ node: { attrs } }) => {
        const dom = document.createElement(tag);
        dom.dataset['formula'] = String(attrs['tex']);
        this.options.drawFormula(String(attrs['tex']), dom, kind === 'blockFormula');
        dom.addEventListener('dblclick', () => this.options.onEdit(kind, attrs));
        // What a library draws later is not typed.
        return { dom, ignoreMutation: () => true };
      };
    },
  });

const PartChip = Node.create({
  ...nodeFacts('partChip'),
  atom: true,
  addAttributes: attributesOf(chipReaders),
  parseHTML: () => [{ tag: '[data-part]', priority: 100, getAttrs: ifAllowed('partChip', chipReaders) }],
  renderHTML: ({ node: { attrs } }) => ['span', { 'data-part': String(attrs['partId'] ?? '') }, String(attrs['mpn'])],
  renderText: ({ node }) => String(node.attrs['mpn']),
});

/** Pictures, formulae and part numbers: each is one thing for the caret. */
export const thingNodes = (of: ThingOptions) => [
  Figure.configure(of),
  formula('inlineFormula', 'span').configure(of),
  formula('blockFormula', 'div').configure(of),
  PartChip,
];
