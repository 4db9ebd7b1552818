// @vitest-environment jsdom
import { type ArticleDocument, checkDocument, renderDocument } from '@chippage/api/articleDocument';
import { markupVectors } from '@chippage/api/fuzz';
import { Editor } from '@tiptap/core';
import { afterAll, expect, it } from 'vitest';
import { articleExtensions } from './extensions/articleExtensions.ts';
import { markdownBlocks } from './markdown.ts';
import { pasteHtml } from './pasteInto.ts';

const extensions = articleExtensions({ fileOf: () => null, drawFormula: () => undefined, onEdit: () => undefined }, '');
const editor = new Editor({ element: document.createElement('div'), extensions, injectCSS: false });
afterAll(() => editor.destroy());

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const options = { partHref: (id: number) => `/part/${id}`, figure: () => ({ src: '/api/news/figure/a', width: 1, height: 1 }) };

const RUNNING = 'script, style, iframe, object, embed, svg, form, input, template, base, meta, link, math, [srcdoc], img[srcset]';
const HARMLESS = /^(?:https?:|mailto:|\/(?![/\\])|#)/i;

/** What in an element runs, loads or leads away from where it says. */
function dangersIn(root: ParentNode): string[] {
  const found = [...root.querySelectorAll(RUNNING)].map(({ outerHTML }) => outerHTML);
  for (const element of root.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      if (name.startsWith('on') || (/^(?:href|src|action|formaction|xlink:href)$/.test(name) && !HARMLESS.test(value))) found.push(`${name}=${value}`);
  return found;
}

/** What is written after something was put into an empty text, and whether anything of it runs in the editor or for a reader. */
function expectHarmless(vector: string): void {
  const written = editor.getJSON();
  expect(checkDocument(written), vector).toEqual({ document: written });
  expect(dangersIn(editor.view.dom), vector).toEqual([]);
  // It was checked a moment ago.
  expect(dangersIn(parsed(renderDocument(written as ArticleDocument, options)).body), vector).toEqual([]);
}

const vectors = markupVectors();

it('看得出危险的检查自己看得出来', () => {
  expect(dangersIn(parsed('<a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)>').body)).toEqual([
    'href=javascript:alert(1)',
    'src=x',
    'onerror=alert(1)',
  ]);
  expect(dangersIn(parsed('<p>a &lt;script&gt;</p><a href="/part/1">x</a>').body)).toEqual([]);
});

it('每个标记向量粘贴进来，写下的都是表里有的东西，编辑器里和读者看到的没有一处会运行', () => {
  expect(vectors.length).toBeGreaterThan(300);
  for (const vector of vectors) {
    editor.commands.clearContent();
    pasteHtml(editor.view, parsed(`<p>前</p>${vector}<p>后</p>`));
    expectHarmless(vector);
  }
});

it('冒充从编辑器里复制的也一样', () => {
  for (const vector of vectors) {
    const value = vector.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    editor.commands.clearContent();
    pasteHtml(
      editor.view,
      parsed(
        `<p data-pm-slice="1 1 [&quot;${value}&quot;,null]"><a href="${value}">链</a><span data-part="${value}" data-part-id="${value}">型号</span><span data-formula="${value}"></span></p>` +
          `<figure data-figure="${value}"><img src="${value}" alt="${value}"><figcaption>${vector}</figcaption></figure><div data-formula="${value}"></div>`,
      ),
    );
    expectHarmless(vector);
  }
});

it('写在 Markdown 里的标记只是文字', () => {
  for (const vector of vectors) {
    editor.commands.clearContent();
    editor.commands.insertContent(markdownBlocks(`# 题\n\n前 ${vector} 后\n\n[链](${vector})\n\n![图](${vector})\n\n$${vector}$`));
    expectHarmless(vector);
  }
});

it('别处的怪表格、怪编号和太长的东西粘贴进来，也总是存得下的', () => {
  const odd = [
    '<ol start="-3"><li>负</li></ol>',
    '<ol start="99999999999"><li>大</li></ol>',
    '<table><tr><td colspan="500">宽</td></tr><tr><td>窄</td><td rowspan="0">零</td></tr></table>',
    '<table><tr><td rowspan="9">高</td></tr></table>',
    '<table><tr><td><table><tr><td>里</td></tr></table></td></tr></table>',
    '<table><tr><td><h2>题</h2><pre>code</pre></td></tr></table>',
    '<h1>一</h1><h6>六</h6>',
    '<li>没有列表</li><td>没有表格</td>',
    `<span data-part="1">${'长'.repeat(61)}</span>`,
    '<a href="javascript:alert(1)">链</a><a href=" https://a.example/ ">空</a>',
    `<a href="https://a.example/${'长'.repeat(3000)}">长</a>`,
    'a\u0000b\u0007c\uD800d',
    '<pre><b>粗</b>\n<i>斜</i></pre>',
    '<p><b><i><u><s><code>全</code></s></u></i></b></p>',
    '<blockquote><h2>引题</h2><table><tr><td>引表</td></tr></table></blockquote>',
  ];
  for (const vector of odd) {
    editor.commands.clearContent();
    pasteHtml(editor.view, parsed(`<p>前</p>${vector}<p>后</p>`));
    expectHarmless(vector);
    editor.commands.clearContent();
    pasteHtml(editor.view, parsed(vector));
    expectHarmless(vector);
  }
});
