import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDocument } from '../../test/anyDocument.ts';
import { nasty } from '../../test/arbitraries.ts';
import { checkDocument } from './checkDocument.ts';
import type { ArticleDocument } from './documentTypes.ts';
import { drawDocument } from './drawDocument.ts';
import { chipMpns, figureIds, headingsOf, lengthOf, textOf } from './readDocument.ts';
import { type Drawn, readMathML } from './readMathML.ts';
import { renderDocument } from './renderDocument.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', ...(content.length > 0 && { content }) });
const text = (words: string, ...marks: string[]) => ({ type: 'text', text: words, ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }) });
const cell = (type: string, colspan = 1, rowspan = 1) => ({ type, attrs: { colspan, rowspan }, content: [paragraph()] });
const table = (...rows: unknown[][]) => ({ type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) });
const figure = { type: 'figure', attrs: { figureId: 7, alt: '典型电路', caption: '图 1' } };

function written(value: unknown): ArticleDocument {
  const checked = checkDocument(value);
  if ('problem' in checked) throw new Error(`${checked.path}: ${checked.problem}`);
  return checked.document;
}

/** Every element that is drawn. */
const elementsOf = (drawn: readonly Drawn[]): Exclude<Drawn, string>[] =>
  drawn.flatMap((one) => (typeof one === 'string' ? [] : [one, ...elementsOf(one.children)]));

const options = {
  partHref: (id: number) => `/datasheet/datasheetDetail/${id}`,
  figure: (id: number) => ({ src: `/api/figures/${id}`, width: 640, height: 360 }),
};

describe('收下的', () => {
  it('写的就是存的：任何文章再读一遍还是它自己', () =>
    fc.assert(
      fc.property(anyDocument(nasty), (document) => {
        expect(written(document)).toEqual(document);
      }),
    ));

  it('相邻、标记相同的字并成一段，标记按次序', () =>
    expect(written(doc(paragraph(text('a', 'italic', 'bold'), text('b', 'bold', 'italic'), text('c'))))).toEqual(
      doc(paragraph(text('ab', 'bold', 'italic'), text('c'))),
    ));
});

describe('不收的，说得出在哪里', () => {
  it.each<[string, unknown, string]>([
    ['不是文章', null, ''],
    ['字', 'doc', ''],
    ['空', doc(), 'content'],
    ['没有的节点', doc({ type: 'iframe' }), 'content.0.type'],
    ['原型上的名字', doc({ type: 'constructor' }), 'content.0.type'],
    ['多出的字段', doc({ ...paragraph(), onclick: 'x' }), 'content.0.onclick'],
    ['多出的属性', doc({ ...figure, attrs: { ...figure.attrs, onerror: 'x' } }), 'content.0.attrs.onerror'],
    ['没有替代文字的图', doc({ ...figure, attrs: { ...figure.attrs, alt: '  ' } }), 'content.0.attrs.alt'],
    ['图的编号不是数', doc({ ...figure, attrs: { ...figure.attrs, figureId: '7' } }), 'content.0.attrs.figureId'],
    ['一级标题', doc({ type: 'heading', attrs: { level: 1 } }), 'content.0.attrs.level'],
    ['没有的语言', doc({ type: 'codeBlock', attrs: { language: '"><script>' } }), 'content.0.attrs.language'],
    ['段里有块', doc(paragraph(figure)), 'content.0.content.0'],
    ['列表里没有项', doc({ type: 'bulletList', content: [paragraph()] }), 'content.0.content.0'],
    ['项不以段开头', doc({ type: 'bulletList', content: [{ type: 'listItem', content: [figure] }] }), 'content.0.content.0.content.0'],
    ['空的字', doc(paragraph(text(''))), 'content.0.content.0.text'],
    ['控制字符', doc(paragraph(text('a\0'))), 'content.0.content.0.text'],
    ['半个字', doc(paragraph(text('\ud800'))), 'content.0.content.0.text'],
    ['段里的换行', doc(paragraph(text('a\nb'))), 'content.0.content.0.text'],
    ['没有的标记', doc(paragraph(text('a', 'blink'))), 'content.0.content.0.marks.0'],
    ['同一标记两次', doc(paragraph(text('a', 'bold', 'bold'))), 'content.0.content.0.marks.1'],
    ['上标又下标', doc(paragraph(text('a', 'subscript', 'superscript'))), 'content.0.content.0.marks'],
    ['代码里的标记', doc({ type: 'codeBlock', attrs: { language: null }, content: [text('a', 'bold')] }), 'content.0.content.0.marks'],
    ['空的公式', doc({ type: 'blockFormula', attrs: { tex: ' ' } }), 'content.0.attrs.tex'],
    ['表格的行不一样长', doc(table([cell('tableCell')], [cell('tableCell'), cell('tableCell')])), 'content.0'],
    ['伸出表格的格', doc(table([cell('tableCell', 1, 2)])), 'content.0'],
    ['叠在一起的格', doc(table([cell('tableCell'), cell('tableCell', 1, 2)], [cell('tableCell', 2)])), 'content.0'],
  ])('%s', (_what, value, path) => expect(checkDocument(value)).toMatchObject({ path, problem: expect.any(String) }));

  it('太深、太长', () => {
    let list: unknown = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph()] }] };
    for (let depth = 0; depth < 20; depth += 1) list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(), list] }] };
    expect(checkDocument(doc(list))).toMatchObject({ problem: 'too deep' });
    expect(checkDocument(doc(paragraph(text('字'.repeat(200_001)))))).toMatchObject({ problem: 'too long' });
    expect(checkDocument(doc(...Array.from({ length: 20_001 }, () => paragraph())))).toMatchObject({ problem: 'too many parts' });
  });

  /** The document with one of its values, whichever comes `at` that place, changed for another. */
  const spoilt = (document: ArticleDocument, at: number, by: unknown): unknown => {
    let left = at;
    return JSON.parse(JSON.stringify(document), (_key, value: unknown) => (left-- === 0 ? by : value));
  };
  const other = fc.oneof(fc.anything(), fc.constantFrom('script', 'text', 'figure', '__proto__', {}, [], null, -1, 1.5, ''));
  it('任何东西都有回答，收下的不变', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.tuple(anyDocument(), fc.nat({ max: 60 }), other).map((of) => spoilt(...of)),
        ),
        (value) => {
          const checked = checkDocument(value);
          expect('problem' in checked ? { document: null } : checkDocument(checked.document)).toEqual('problem' in checked ? { document: null } : checked);
        },
      ),
    ));
});

describe('链接只去网页、邮箱和本站', () => {
  const link = (href: unknown) => doc(paragraph({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }));
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
    'https://user:pass@evil.example/',
    'file:///etc/passwd',
    'blob:https://evil.example/1',
    '',
    7,
    null,
    'https://a b',
  ])('不要：%s', (href) => expect(checkDocument(link(href))).toMatchObject({ path: 'content.0.content.0.marks.0.attrs.href' }));
  it.each(['https://www.example.com/x?y=1', 'http://a.example', '/news/index', '#section-2', 'mailto:a@example.com'])('留着：%s', (href) =>
    expect(written(link(href))).toEqual(link(href)),
  );
});

describe('写的就是显示的', () => {
  it('每一样都有自己的样子', () =>
    expect(
      renderDocument(
        written(
          doc(
            { type: 'heading', attrs: { level: 2 }, content: [text('输入')] },
            paragraph(
              text('a < b & "c"'),
              text('粗', 'bold'),
              text('斜粗', 'bold', 'italic'),
              { type: 'hardBreak' },
              { type: 'partChip', attrs: { mpn: 'LM317T', partId: 12 } },
            ),
            { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph(text('一'))] }] },
            { type: 'codeBlock', attrs: { language: 'c' }, content: [text('\nint x;\n')] },
            table([cell('tableHeader'), cell('tableHeader')], [cell('tableCell', 2)]),
            figure,
            { type: 'blockFormula', attrs: { tex: 'a<b' } },
            { type: 'divider' },
          ),
        ),
        options,
      ),
    ).toBe(
      '<h2 id="section-1">输入</h2>' +
        '<p>a &lt; b &amp; "c"<strong>粗<em>斜粗</em></strong><br><a data-part="12" href="/datasheet/datasheetDetail/12">LM317T</a></p>' +
        '<ol start="3"><li><p>一</p></li></ol>' +
        '<pre><code class="language-c">\nint x;\n</code></pre>' +
        '<table><thead><tr><th scope="col"><p></p></th><th scope="col"><p></p></th></tr></thead><tbody><tr><td colspan="2"><p></p></td></tr></tbody></table>' +
        '<figure data-figure="7"><img src="/api/figures/7" alt="典型电路" width="640" height="360" loading="lazy"><figcaption>图 1</figcaption></figure>' +
        '<div data-formula="a&lt;b"><code>a&lt;b</code></div><hr>',
    ));

  it('一个链接是一个链接，里面的型号不再是链接', () => {
    const marks = [{ type: 'link', attrs: { href: 'https://a.example/' } }];
    const chip = { type: 'partChip', attrs: { mpn: 'LM317T', partId: 12 }, marks };
    expect(renderDocument(written(doc(paragraph({ ...text('看 '), marks }, chip))), options)).toBe(
      '<p><a href="https://a.example/" rel="noopener nofollow ugc">看 <span data-part="12">LM317T</span></a></p>',
    );
  });

  it('没有的图留下它的文字', () =>
    expect(renderDocument(written(doc(figure)), { figure: () => null })).toContain('<span role="img" aria-label="典型电路">典型电路</span>'));

  it('任何文章：只有知道的标签和属性，字一个不少', () =>
    fc.assert(
      fc.property(anyDocument(nasty), (document) => {
        const drawn = drawDocument(document, options);
        for (const { tag, attributes } of elementsOf(drawn)) {
          expect(tag).toMatch(
            /^(?:h[2-4]|p|ul|ol|li|blockquote|pre|code|table|thead|tbody|tr|th|td|figure|img|figcaption|div|span|hr|br|a|strong|em|s|sub|sup)$/,
          );
          for (const name of Object.keys(attributes))
            expect(name).toMatch(/^(?:id|href|rel|class|start|scope|colspan|rowspan|src|alt|width|height|loading|data-(?:formula|part|figure))$/);
        }
        const shown = (one: Drawn): string => (typeof one === 'string' ? one : (one.attributes['alt'] ?? '') + one.children.map(shown).join(''));
        const plain = (words: string) => words.replaceAll('\n', '');
        expect(plain(drawn.map(shown).join(''))).toBe(plain(textOf(document)));
      }),
    ));
});

describe('公式', () => {
  const formula = (markup: string) => renderDocument(written(doc({ type: 'blockFormula', attrs: { tex: 'x' } })), { formula: () => markup });
  it('MathML 留着', () =>
    expect(formula('<math display="block"><mi>x</mi><mo>&lt;</mo></math>')).toContain('<math display="block"><mi>x</mi><mo>&lt;</mo></math>'));
  it.each([
    '<math><script>alert(1)</script></math>',
    '<math><mi onclick="alert(1)">x</mi></math>',
    '<math href="javascript:alert(1)"><mi>x</mi></math>',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
    '<math><mtext><style>*{}</style></mtext></math>',
    '<math><mi style="background:url(//evil)">x</mi></math>',
    '<math><mi class="a&quot; onclick=&quot;alert(1)">x</mi></math>',
    '<img src=x onerror=alert(1)>',
    '<math><mi>x</math></mi>',
    '<math></math><math></math>',
  ])('%s', (markup) => expect(formula(markup)).not.toMatch(/script|onclick|onerror|style|href|<img|annotation/));
  it('写错的公式显示它的源文', () =>
    expect(
      renderDocument(written(doc({ type: 'blockFormula', attrs: { tex: '\\frac{' } })), {
        formula: () => {
          throw new Error('parse');
        },
      }),
    ).toBe('<div data-formula="\\frac{"><code>\\frac{</code></div>'));
  it('任何文字都有回答', () => fc.assert(fc.property(fc.string(), (markup) => void readMathML(markup))));
});

it('读得出的：字、图、型号、标题', () => {
  const document = written(
    doc(
      { type: 'heading', attrs: { level: 2 }, content: [text('一 '), { type: 'partChip', attrs: { mpn: 'LM317T', partId: null } }] },
      paragraph(text('正'), { type: 'hardBreak' }, text('文')),
      figure,
      figure,
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('项'))] }] },
    ),
  );
  expect(textOf(document)).toBe('一 LM317T\n正\n文\n典型电路\n图 1\n典型电路\n图 1\n项');
  // Neither spaces nor the ends of lines.
  expect(lengthOf(document)).toBe(22);
  expect(lengthOf(written(doc(paragraph(text(' 四 个\t字 😀 ')))))).toBe(4);
  expect(figureIds(document)).toEqual([7]);
  expect(chipMpns(document)).toEqual(['LM317T']);
  expect(headingsOf(document)).toEqual([{ id: 'section-1', text: '一 LM317T', level: 2 }]);
});
