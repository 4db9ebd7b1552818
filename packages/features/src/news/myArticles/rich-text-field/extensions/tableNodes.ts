import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { attributesOf, nodeFacts } from './fromSchema.ts';

const span = (name: string) => ({
  default: 1,
  read: (element: HTMLElement) => {
    const count = Number(element.getAttribute(name) ?? 1);
    return Number.isSafeInteger(count) && count >= 1 && count <= 100 ? count : 1;
  },
});
const spans = attributesOf({ colspan: span('colspan'), rowspan: span('rowspan') });
const spanAttributes = ({ colspan, rowspan }: Record<string, unknown>) => ({
  ...(colspan !== 1 && { colspan: String(colspan) }),
  ...(rowspan !== 1 && { rowspan: String(rowspan) }),
});

/** Tables, with Tiptap's commands; Tab goes from cell to cell and leaves the table after the last one. */
export const tableNodes = [
  Table.extend({
    ...nodeFacts('table'),
    renderHTML: () => ['table', ['tbody', 0]],
    addNodeView: () => null,
    addKeyboardShortcuts() {
      return {
        ...this.parent?.(),
        Tab: () => this.editor.commands.goToNextCell(),
        'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
      };
    },
  }).configure({ resizable: false }),
  TableRow.extend({ ...nodeFacts('tableRow'), group: undefined, renderHTML: () => ['tr', 0] }),
  TableHeader.extend({
    ...nodeFacts('tableHeader'),
    group: undefined,
    addAttributes: spans,
    renderHTML: ({ node }) => ['th', spanAttributes(node.attrs), 0],
  }),
  TableCell.extend({ ...nodeFacts('tableCell'), group: undefined, addAttributes: spans, renderHTML: ({ node }) => ['td', spanAttributes(node.attrs), 0] }),
];
