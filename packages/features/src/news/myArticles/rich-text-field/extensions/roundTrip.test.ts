// @vitest-environment jsdom
import { type ArticleDocument, checkDocument, documentMarks, documentNodes, renderDocument } from '@chippage/api/articleDocument';
import { anyDocument } from '@chippage/api/fuzz';
import { Editor, getSchema } from '@tiptap/core';
import { DOMParser as TextParser } from '@tiptap/pm/model';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { putDocument } from '../putDocument.ts';
import { articleExtensions } from './articleExtensions.ts';

const extensions = articleExtensions({ fileOf: () => null, drawFormula: () => undefined, onEdit: () => undefined }, '');
const schema = getSchema(extensions);
const editor = new Editor({ element: document.createElement('div'), extensions, injectCSS: false, enableContentCheck: true });
afterAll(() => editor.destroy());

/** ARTICLES=50000 for the whole of it. */
const numRuns = Number(process.env['ARTICLES'] ?? 100);
const options = { partHref: (id: number) => `/part/${id}`, figure: (id: number) => ({ src: `/figure/${id}`, width: 640, height: null }) };
const textOf = (words: string): ArticleDocument => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] });
const bodyOf = (html: string) => new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html').body;

describe('编辑器的规则就是那张表', () => {
  it('节点、标记和它们的属性，一个不多，一个不少，次序也是', () => {
    const attrsOf = (spec: object) => Object.keys(('attrs' in spec && spec.attrs) || {}).toSorted();
    expect(Object.keys(schema.nodes).toSorted()).toEqual(Object.keys(documentNodes).toSorted());
    expect(Object.keys(schema.marks)).toEqual(Object.keys(documentMarks));
    for (const [name, rule] of Object.entries(documentNodes)) expect(attrsOf(schema.nodes[name]!.spec), name).toEqual(attrsOf(rule));
    for (const [name, rule] of Object.entries(documentMarks)) expect(attrsOf(schema.marks[name]!.spec), name).toEqual(attrsOf(rule));
  });
});

it('全选着换成一篇没有字的：还是那几样，不变成空段落', () => {
  const document: ArticleDocument = {
    type: 'doc',
    content: [
      { type: 'codeBlock', attrs: { language: 'java' } },
      { type: 'heading', attrs: { level: 4 } },
    ],
  };
  putDocument(editor, textOf('压差'));
  editor.commands.setTextSelection({ from: 1, to: 3 });
  putDocument(editor, document);
  expect(editor.getJSON()).toEqual(document);
});

it('刚打完字就换成另一篇：撤销一次只回到打完字的那篇', () => {
  putDocument(editor, textOf('压'));
  editor.commands.insertContentAt(2, '差');
  putDocument(editor, textOf('纹波'));
  editor.commands.undo();
  expect(editor.getJSON()).toEqual(textOf('压差'));
});

it('任何文章：进编辑器、出来、画成 HTML、再读回编辑器，都是它自己', () =>
  fc.assert(
    fc.asyncProperty(anyDocument(), async (document) => {
      putDocument(editor, document);
      editor.state.doc.check();
      const written = editor.getJSON();
      expect(written).toEqual(document);
      expect(checkDocument(written)).toEqual({ document });
      const shown = bodyOf(renderDocument(document, options));
      expect(TextParser.fromSchema(schema).parse(shown, { preserveWhitespace: 'full' }).toJSON()).toEqual(document);
      // jsdom holds its documents weakly, and none of them goes before the task ends.
      await new Promise((resolve) => void setTimeout(resolve));
    }),
    { numRuns, examples: [[{ type: 'doc', content: [{ type: 'codeBlock', attrs: { language: 'xml' } }] }]] },
  ));
