import { Dropcursor, Gapcursor, Placeholder, UndoRedo } from '@tiptap/extensions';
import type { AnyExtension } from '@tiptap/core';
import { tableNodes } from './tableNodes.ts';
import { type ThingOptions, thingNodes } from './thingNodes.ts';
import { wordMarks } from './wordMarks.ts';
import { wordNodes } from './wordNodes.ts';

/** Everything that an article's editor knows: the table of nodes and marks, undo, and where a drag would drop. */
export const articleExtensions = (options: ThingOptions, placeholder: string): AnyExtension[] => [
  ...wordNodes,
  ...tableNodes,
  ...thingNodes(options),
  ...wordMarks,
  UndoRedo.configure({ depth: 500 }),
  Dropcursor.configure({ color: false, class: 'drop-cursor' }),
  Gapcursor,
  Placeholder.configure({ placeholder }),
];
