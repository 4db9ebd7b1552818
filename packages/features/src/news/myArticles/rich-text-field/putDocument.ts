import type { ArticleDocument } from '@chippage/api/articleDocument';
import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Transaction } from '@tiptap/pm/state';

const PUT = 'articlePut';

/** Puts another text in the place of the whole one, node for node: Tiptap's own command fits it in and loses a text that is one empty piece of code. */
export function putDocument(editor: Editor, document: ArticleDocument): void {
  const { tr, schema, doc } = editor.state;
  // One step for undo, however soon after a key.
  const put = closeHistory(tr).replaceWith(0, doc.content.size, schema.nodeFromJSON(document).content);
  // Where everything was selected before, Tiptap makes lines without words plain: as if the writer had deleted all.
  editor.view.dispatch(put.setMeta(PUT, true).setMeta('preventClearDocument', true));
}

/** Whether the writer did something: a text that was put there is none of it. */
export const isWritten = (transaction: Transaction): boolean => transaction.getMeta(PUT) !== true;
