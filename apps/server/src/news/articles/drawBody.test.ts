import { checkDocument, textOf } from '@chippage/api/articleDocument';
import { anyDocument, markupVectors } from '@chippage/api/fuzz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnDangers } from '../../../test/dangers.ts';
import { drawBody } from './drawBody.ts';

const figures = { get: () => ({ src: '/api/news/figure/a', width: 4, height: 3 }) } as unknown as ReadonlyMap<
  number,
  { src: string; width: number; height: number }
>;
const none = new Map<string, number>();

describe('画出正文', () => {
  it('每个标记向量，写成文字、代码、公式、图片说明和型号，都只是文字', () => {
    for (const vector of markupVectors()) {
      const text = vector.replaceAll(/[\0-\x08\x0b-\x1f\x7f]/g, '').toWellFormed();
      const short = text
        .replaceAll(/[\n\t]/g, ' ')
        .trim()
        .slice(0, 60)
        .trim();
      if (short.length < 2) continue;
      const content = [
        { type: 'paragraph', content: [{ type: 'text', text: text.replaceAll(/[\n\t]/g, ' ') }] },
        { type: 'codeBlock', attrs: { language: null }, content: [{ type: 'text', text }] },
        { type: 'blockFormula', attrs: { tex: text.slice(0, 2000) } },
        { type: 'paragraph', content: [{ type: 'inlineFormula', attrs: { tex: text.slice(0, 2000) } }] },
        { type: 'figure', attrs: { figureId: 1, alt: text.slice(0, 300), caption: text.slice(0, 300) } },
        { type: 'paragraph', content: [{ type: 'partChip', attrs: { mpn: short, partId: 1 } }] },
      ];
      const checked = checkDocument({ type: 'doc', content });
      if ('problem' in checked) throw new Error(`${vector}: ${checked.path} ${checked.problem}`);
      expect(drawnDangers(drawBody(checked.document, { figures, partIds: none })), vector).toEqual([]);
      expect(textOf(checked.document)).toContain(text);
    }
  });

  it('作为链接，只有说得出去处的留得下', () => {
    const kept = markupVectors().flatMap((vector) => {
      const document = {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: '链接', marks: [{ type: 'link', attrs: { href: vector } }] }] }],
      };
      const checked = checkDocument(document);
      return 'document' in checked ? [{ vector, dangers: drawnDangers(drawBody(checked.document, { figures, partIds: none })) }] : [];
    });
    expect(kept.filter(({ dangers }) => dangers.length > 0)).toEqual([]);
    expect(kept.length).toBeLessThan(markupVectors().length / 4);
  });

  it('任何一篇都画得出来，画两次一样，没有一处会运行', () => {
    fc.assert(
      fc.property(
        anyDocument(
          markupVectors()
            .slice(0, 60)
            .map((text) => text.replaceAll(/[\0-\x08\x0b-\x1f\x7f]/g, '')),
        ),
        (document) => {
          const drawn = drawBody(document, { figures, partIds: none });
          expect(drawnDangers(drawn)).toEqual([]);
          expect(drawBody(document, { figures, partIds: none })).toEqual(drawn);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('公式里的链接、颜色以外的样式、无尽的宏都不放行', () => {
    const draw = (tex: string) => JSON.stringify(drawBody({ type: 'doc', content: [{ type: 'blockFormula', attrs: { tex } }] }, { figures, partIds: none }));
    expect(draw('\\href{javascript:alert(1)}{x}')).not.toContain('"href"');
    expect(draw('\\includegraphics{https://evil.example/a.png}')).not.toContain('"src"');
    expect(draw('\\def\\a{\\a\\a}\\a')).toContain('"tag":"code"');
    expect(draw('\\style{position:fixed}{x}')).not.toContain('"style"');
    expect(draw('\\frac{1}{2}')).toContain('"tag":"mfrac"');
  });
});
