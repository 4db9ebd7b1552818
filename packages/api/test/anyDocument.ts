import fc from 'fast-check';
import { checkDocument } from '../src/articleDocument/checkDocument.ts';
import type { ArticleDocument } from '../src/articleDocument/documentTypes.ts';
import { codeLanguages } from '../src/articleDocument/schema.ts';

type Loose = Record<string, unknown>;

const isWhole = (text: string) => text.isWellFormed() && !/[\0-\x08\x0b-\x1f\x7f]/.test(text);
const anyText = (extra: readonly string[], most: number) =>
  fc
    .oneof(
      { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: most }) },
      {
        weight: 3,
        arbitrary: fc.constantFrom('电源', ' 前后有空格 ', 'a  b', '\t', '<b>', '&amp;', '"', '[[LM317T]]', '**粗**', '$x$', '\u00a0', '👩‍🔧', ']]>', '<!--'),
      },
      ...(extra.length > 0 ? [{ weight: 2, arbitrary: fc.constantFrom(...extra) }] : []),
    )
    .map((text) => text.slice(0, most))
    .filter(isWhole);

/**
 * Articles of every kind, in the form in which they are kept.
 * @param extra Texts that have to turn up in them, e.g. those of the markup tests.
 */
export function anyDocument(extra: readonly string[] = []): fc.Arbitrary<ArticleDocument> {
  const line = anyText(extra, 200).map((text) => text.replaceAll('\n', ' '));
  const lines = anyText(extra, 300);
  const filled = (most: number) => lines.map((text) => text.slice(0, most)).filter((text) => isWhole(text) && text.trim() !== '');
  const attrs = <Value>(type: string, values: { [Key in keyof Value]: fc.Arbitrary<Value[Key]> }) =>
    fc.record(values).map((of): Loose => ({ type, attrs: of }));
  const simple = fc.subarray(['bold', 'italic', 'strike']).map((types) => types.map((type): Loose => ({ type })));
  const marks = fc.oneof(
    { weight: 3, arbitrary: fc.constant<Loose[]>([]) },
    { weight: 2, arbitrary: simple },
    { weight: 1, arbitrary: fc.tuple(simple, fc.constantFrom('subscript', 'superscript')).map(([others, type]): Loose[] => [...others, { type }]) },
    { weight: 1, arbitrary: fc.constant<Loose[]>([{ type: 'code' }]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('https://www.example.com/a?b=1&c=2#d', '/news/index', 'mailto:a@example.com', '#section-1'), simple)
        .map(([href, others]): Loose[] => [{ type: 'link', attrs: { href } }, ...others]),
    },
  );
  const tex = fc.oneof(fc.constantFrom('U = I R', '\\frac{a}{b}', '\\sqrt{', 'x < y & z', '\\begin{matrix}1&2\\\\3&4\\end{matrix}'), filled(200));
  const mpn = fc.constantFrom('STM32F103C8T6', 'LM317T', 'AMS1117-3.3', '<img src=x>', 'GRM188R71H104KA93D');
  const leaf = fc.oneof(
    { weight: 6, arbitrary: line.map((text): Loose => ({ type: 'text', text })) },
    { weight: 1, arbitrary: fc.constant<Loose>({ type: 'hardBreak' }) },
    { weight: 1, arbitrary: attrs('inlineFormula', { tex }) },
    { weight: 1, arbitrary: attrs('partChip', { mpn, partId: fc.option(fc.integer({ min: 1, max: 99_999 })) }) },
  );
  const inline = fc.tuple(leaf, marks).map(([node, of]): Loose => (of.length > 0 ? { ...node, marks: of } : node));
  const words = fc.array(inline, { maxLength: 6 });
  const paragraph = words.map((content): Loose => ({ type: 'paragraph', ...(content.length > 0 && { content }) }));
  const heading = fc.tuple(words, fc.integer({ min: 2, max: 4 })).map(([content, level]): Loose => ({ type: 'heading', attrs: { level }, content }));
  const codeBlock = fc
    .tuple(fc.option(lines.map((text) => `${text}\n  x`)), fc.option(fc.constantFrom(...codeLanguages)))
    .map(([text, language]): Loose => ({ type: 'codeBlock', attrs: { language }, ...(text !== null && { content: [{ type: 'text', text }] }) }));
  const figure = attrs('figure', { figureId: fc.integer({ min: 1, max: 99_999 }), alt: filled(300), caption: fc.oneof(fc.constant(''), lines) });
  const blockFormula = attrs('blockFormula', { tex });
  const { list } = fc.letrec<{ list: Loose; item: Loose }>((tie) => ({
    list: fc
      .tuple(fc.array(tie('item'), { minLength: 1, maxLength: 3 }), fc.option(fc.integer({ min: 0, max: 20 })))
      .map(([content, start]): Loose => (start === null ? { type: 'bulletList', content } : { type: 'orderedList', attrs: { start }, content })),
    item: fc
      .tuple(paragraph, fc.array(fc.oneof({ maxDepth: 3, withCrossShrink: true }, paragraph, codeBlock, blockFormula, figure, tie('list')), { maxLength: 2 }))
      .map(([first, rest]): Loose => ({ type: 'listItem', content: [first, ...rest] })),
  }));
  const quote = fc
    .array(fc.oneof({ weight: 3, arbitrary: paragraph }, { weight: 1, arbitrary: list }), { minLength: 1, maxLength: 3 })
    .map((content): Loose => ({ type: 'blockquote', content }));
  const cellOf = (type: string, colspan = 1, rowspan = 1) =>
    fc
      .array(fc.oneof({ weight: 4, arbitrary: paragraph }, { weight: 1, arbitrary: list }), { minLength: 1, maxLength: 2 })
      .map((content): Loose => ({ type, attrs: { colspan, rowspan }, content }));
  const table = fc
    .record({ rows: fc.integer({ min: 1, max: 4 }), columns: fc.integer({ min: 1, max: 4 }), hasHead: fc.boolean(), isMerged: fc.boolean() })
    .chain(({ rows, columns, hasHead, isMerged }) => {
      const wide = isMerged && columns > 1 ? 2 : 1;
      const high = isMerged && rows > 1 ? 2 : 1;
      const row = (y: number) => {
        const cells = Array.from({ length: columns }, (_, x) => x).flatMap((x) => {
          if (x === 0 && y === 0) return [cellOf(hasHead ? 'tableHeader' : 'tableCell', wide, high)];
          if (x < wide && y < high) return [];
          return [cellOf(hasHead && (y === 0 || x === 0) ? 'tableHeader' : 'tableCell')];
        });
        return fc.tuple(...cells).map((content): Loose => ({ type: 'tableRow', content }));
      };
      return fc.tuple(...Array.from({ length: rows }, (_, y) => row(y))).map((content): Loose => ({ type: 'table', content }));
    });
  const block = fc.oneof(
    { weight: 4, arbitrary: paragraph },
    ...[heading, list, quote, codeBlock, table, figure, blockFormula, fc.constant<Loose>({ type: 'divider' })].map((arbitrary) => ({ weight: 1, arbitrary })),
  );
  return fc.array(block, { minLength: 1, maxLength: 8 }).map((content) => {
    const checked = checkDocument({ type: 'doc', content });
    if ('problem' in checked) throw new Error(`${checked.path}: ${checked.problem}`);
    return checked.document;
  });
}
