import { DOMParser as TextParser, Fragment, type Node as TextNode, type NodeType, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { cleanPasted, type Pasted } from './pastedDocument.ts';

const OWN = /^(\d+) (\d+) (.*)$/s;

/** Puts parents back that were cut off when a part of a text was copied, e.g. the list around an item. */
function inContext(slice: Slice, context: string, type: (name: string) => NodeType | undefined): Slice {
  let { content, openStart, openEnd } = slice;
  try {
    const parents = JSON.parse(context) as unknown;
    if (!Array.isArray(parents)) return slice;
    for (let index = parents.length - 2; index >= 0; index -= 2) {
      const parent = type(String(parents[index]));
      if (!parent || parent.hasRequiredAttrs()) break;
      content = Fragment.from(parent.create(parents[index + 1] as Record<string, unknown> | null, content));
      openStart += 1;
      openEnd += 1;
    }
  } catch {
    return slice;
  }
  return new Slice(content, openStart, openEnd);
}

/** A node with what it has to hold, e.g. an empty cell with its paragraph: the edges of a slice are read without. */
function filled(node: TextNode): TextNode {
  if (node.isLeaf) return node;
  return node.type.createAndFill(node.attrs, Fragment.from(node.content.content.map(filled)), node.marks) ?? node;
}

/**
 * Reads what was copied, from wherever, as a part of an article: only nodes and marks of the editor come out.
 * ProseMirror would do so itself, but out of a string of HTML, which this site lets nobody make a document of.
 */
function sliceOf(view: EditorView, body: HTMLElement): Slice {
  const own = body.querySelector('[data-pm-slice]');
  const parser = TextParser.fromSchema(view.state.schema);
  const slice = parser.parseSlice(body, { preserveWhitespace: own !== null, context: view.state.selection.$from });
  const [, start, end, context] = OWN.exec(own?.getAttribute('data-pm-slice') ?? '') ?? [];
  if (context === undefined) return slice;
  const [openStart, openEnd] = [Math.min(Number(start), slice.openStart), Math.min(Number(end), slice.openEnd)];
  const isClosed = openStart < slice.openStart || openEnd < slice.openEnd;
  const cut = new Slice(isClosed ? Fragment.from(slice.content.content.map(filled)) : slice.content, openStart, openEnd);
  return inContext(cut, context, (name) => view.state.schema.nodes[name]);
}

/** Puts HTML that was copied or dropped into the text, at the selection. @returns what came with it that is no text */
export function pasteHtml(view: EditorView, document: Document): Omit<Pasted, 'body'> {
  const { body, pictures, lost } = cleanPasted(document.body);
  const slice = sliceOf(view, body);
  const only = slice.openStart === 0 && slice.openEnd === 0 && slice.content.childCount === 1 ? slice.content.firstChild : null;
  if (slice.size > 0) {
    const tr = only ? view.state.tr.replaceSelectionWith(only) : view.state.tr.replaceSelection(slice);
    view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  }
  return { pictures, lost };
}
