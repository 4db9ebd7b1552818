import { checkDocument, renderDocument, textOf } from '@chippage/api/articleDocument';
import { describe, expect, it } from 'vitest';
import { markupVectors } from '@chippage/api/fuzz';
import { htmlDangers } from '../../../../test/dangers.ts';
import { readBlocks, toDocument } from './toDocument.rules.ts';
import { readWechatPage } from './wechatPage.rules.ts';

const read = (html: string) => {
  const page = readWechatPage(`<h1 id="activity-name">题</h1><div id="js_content">${html}</div>`);
  return page && page !== 'gone' ? readBlocks(page.content.childNodes) : { blocks: [], pictures: [] };
};

describe('从网页到正文', () => {
  it('看得出危险的检查自己看得出来', () => {
    expect(htmlDangers('<img src=x onerror=alert(1)>')).toEqual(['src=x', 'onerror=alert(1)']);
    expect(htmlDangers('<a href="javascript:alert(1)">x</a>')).toEqual(['href=javascript:alert(1)']);
    expect(htmlDangers('<p>a &lt;script&gt;</p>')).toEqual([]);
  });

  it('每个标记向量从导入进来，存下的、画出的都没有一处会运行；再检查一次不变', () => {
    const vectors = markupVectors();
    expect(vectors.length).toBeGreaterThan(300);
    for (const vector of vectors) {
      const document = toDocument(read(`<p>前</p>${vector}<p>后</p>`).blocks);
      if (!document) continue;
      expect(checkDocument(document)).toEqual({ document });
      expect(htmlDangers(renderDocument(document, { figure: () => ({ src: '/api/news/figure/a', width: 1, height: 1 }) })), vector).toEqual([]);
    }
  });

  it('装不下的表格、嵌套和不认识的东西留下文字', () => {
    const document = toDocument(
      read('<table><tr><td colspan="3">宽</td></tr><tr><td>窄</td></tr></table><custom-x>卡片</custom-x><blockquote><h2>引题</h2><pre>code</pre></blockquote>')
        .blocks,
    );
    expect(document && textOf(document).split('\n')).toEqual(expect.arrayContaining(['引题', 'code']));
    expect(document && textOf(document)).toContain('宽');
    expect(document && textOf(document)).not.toContain('卡片');
  });

  it('一层套一层的列表和段落不会无止境', () => {
    const deep = `${'<ul><li>层'.repeat(60)}${'</li></ul>'.repeat(60)}${'<div>'.repeat(300)}底${'</div>'.repeat(300)}`;
    const document = toDocument(read(deep).blocks);
    expect(document && textOf(document).replaceAll('\n', '')).toBe(`${'层'.repeat(60)}底`);
  });
});
