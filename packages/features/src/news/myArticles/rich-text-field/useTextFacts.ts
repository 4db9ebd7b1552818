import { type ArticleDocument, lengthOf } from '@chippage/api/articleDocument';
import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';

/** A heading of the text, with its place. */
export interface OutlineEntry {
  text: string;
  level: number;
  position: number;
}

/** What is said of the whole text. */
export interface TextFacts {
  /** Characters without spaces. */
  count: number;
  outline: readonly OutlineEntry[];
}

const REST_MS = 400;

function factsOf({ state: { doc } }: Editor): TextFacts {
  const outline: OutlineEntry[] = [];
  doc.descendants((node, position) => {
    if (node.type.name === 'heading') outline.push({ text: node.textContent, level: Number(node.attrs['level']), position });
    return node.type.name === 'doc';
  });
  // What is not in the table of nodes, e.g. a picture on its way, has no words.
  return { count: lengthOf(doc.toJSON() as ArticleDocument), outline };
}

/** Counts the words and lists the headings, when the keys have rested: in a long text both take longer than a key may. */
export function useTextFacts(editor: Editor): TextFacts {
  const [facts, setFacts] = useState(() => factsOf(editor));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setFacts(factsOf(editor)), REST_MS);
    };
    editor.on('update', look);
    return () => {
      clearTimeout(timer);
      editor.off('update', look);
    };
  }, [editor]);
  return facts;
}
