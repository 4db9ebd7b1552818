import type { ArticleVersionRow, ImportedArticle } from '@chippage/api/types';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../../test/app.ts';
import { openArticle } from '../../../../test/writing.ts';

const ARTICLE = 'https://mp.weixin.qq.com/s/abcDEF123';

const page = (content: string, head = '') => `<!DOCTYPE html><html><head><meta property="og:title" content="og 标题">
<meta property="og:description" content="压差怎么看，一篇说清。">${head}<script>var msg_link = "x";</script></head>
<body><h1 id="activity-name"> LDO 的压差\n怎么看 </h1><a id="js_name"> 电源工坊 </a><div id="js_content" style="visibility:hidden">${content}</div></body></html>`;

let api: TestApp;
let member: Visitor;
let png: Buffer;
/** What the internet answers in these tests, by address. */
const answers = new Map<string, string | Buffer | null>();
let asked: string[] = [];
beforeAll(async () => {
  png = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  api = await createTestApp({
    logLevel: 'silent',
    services: {
      async fetchPublic(address) {
        asked.push(address.href);
        const answer = answers.get(address.href);
        if (answer === undefined) throw new Error('nobody answers');
        return answer === null ? null : Buffer.from(answer);
      },
    },
  });
});
afterAll(() => api.close());
let count = 0;
beforeEach(async () => {
  answers.clear();
  asked = [];
  member = api.visitor();
  await member.login(`1390000${6000 + count++}`);
});

const bring = (url = ARTICLE) => member.post('/my/article/wx/import', { url });
const brought = async () => (await bring()).json<{ data: ImportedArticle }>().data;

describe('导入公众号文章', () => {
  it('成为草稿：标题、摘要、来源和原文链接都在，类型是转载，图片存进自己的图片', async () => {
    answers.set(
      ARTICLE,
      page(`<section><h2>压差</h2><p>输入至少比输出高 <strong>1.1 V</strong>，<a href="https://example.com/a">见手册</a>。</p>
        <p><img data-src="https://mmbiz.qpic.cn/a.png?wx_fmt=png" alt="压差曲线"></p>
        <ul><li>一</li><li><p>二</p><ol><li>三</li></ol></li></ul><pre>int x = 1;\n</pre>
        <table><tr><th>型号</th><th>压差</th></tr><tr><td>AMS1117</td><td>1.1 V</td></tr></table><blockquote><p>引用</p></blockquote></section>`),
    );
    answers.set('https://mmbiz.qpic.cn/a.png?wx_fmt=png', png);
    const imported = await brought();
    expect(imported).toMatchObject({ title: 'LDO 的压差 怎么看', source: '电源工坊', sourceUrl: ARTICLE, pictures: 1, lostPictures: 0 });
    const { words, figures, state } = await openArticle(member, imported.id);
    expect([state, words]).toMatchObject(['DRAFT', { origin: 'reprint', source: '电源工坊', sourceUrl: ARTICLE, summary: '压差怎么看，一篇说清。' }]);
    expect(figures).toMatchObject([{ width: 60, height: 40 }]);
    const text = (value: string, marks?: object[]) => ({ type: 'text', text: value, ...(marks && { marks }) });
    const line = (value: string) => ({ type: 'paragraph', content: [text(value)] });
    const cell = (type: string, value: string) => ({ type, attrs: { colspan: 1, rowspan: 1 }, content: [line(value)] });
    expect(words.document).toEqual({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [text('压差')] },
        {
          type: 'paragraph',
          content: [
            text('输入至少比输出高 '),
            text('1.1 V', [{ type: 'bold' }]),
            text('，'),
            text('见手册', [{ type: 'link', attrs: { href: 'https://example.com/a' } }]),
            text('。'),
          ],
        },
        { type: 'figure', attrs: { figureId: figures[0]?.id, alt: '压差曲线', caption: '' } },
        {
          type: 'bulletList',
          content: [
            { type: 'listItem', content: [line('一')] },
            { type: 'listItem', content: [line('二'), { type: 'orderedList', attrs: { start: 1 }, content: [{ type: 'listItem', content: [line('三')] }] }] },
          ],
        },
        { type: 'codeBlock', attrs: { language: null }, content: [text('int x = 1;')] },
        {
          type: 'table',
          content: [
            { type: 'tableRow', content: [cell('tableHeader', '型号'), cell('tableHeader', '压差')] },
            { type: 'tableRow', content: [cell('tableCell', 'AMS1117'), cell('tableCell', '1.1 V')] },
          ],
        },
        { type: 'blockquote', content: [line('引用')] },
      ],
    });
    const versions = (await member.get(`/my/article/versions/${imported.id}`)).json<{ data: ArticleVersionRow[] }>().data;
    expect(versions.map(({ kind }) => kind)).toEqual(['import']);
    // It may not be handed in before its writer says by what right it stands here.
    expect(words.licence).toBe('');
  });

  it('取不到的图片去掉并说有几张；别的网站的图片不去取', async () => {
    answers.set(
      ARTICLE,
      page(
        '<p>正文有字</p><img data-src="https://mmbiz.qpic.cn/gone.png"><img src="https://evil.example/a.png"><img src="http://169.254.169.254/latest"><img src="https://mmbiz.qpic.cn:8443/a"><img data-src="//mmbiz.qpic.cn/ok.png"><img data-src="https://mmbiz.qpic.cn/text.png">',
      ),
    );
    answers.set('https://mmbiz.qpic.cn/ok.png', png);
    answers.set('https://mmbiz.qpic.cn/text.png', 'not a picture');
    expect(await brought()).toMatchObject({ pictures: 1, lostPictures: 5 });
    expect(asked.toSorted()).toEqual([ARTICLE, 'https://mmbiz.qpic.cn/gone.png', 'https://mmbiz.qpic.cn/ok.png', 'https://mmbiz.qpic.cn/text.png'].toSorted());
  });

  it.each([
    'http://mp.weixin.qq.com/s/abc',
    'https://mp.weixin.qq.com:8443/s/abc',
    'https://user:pwd@mp.weixin.qq.com/s/abc',
    'https://mp.weixin.qq.com.evil.example/s/abc',
    'https://evil.example/?https://mp.weixin.qq.com/s/abc',
    'https://mp.weixin.qq.com/cgi-bin/readtemplate?t=x',
    'https://127.0.0.1/s/abc',
    'https://[::1]/s/abc',
    'https://[::ffff:10.0.0.1]/s/abc',
    'https://0x7f.1/s/abc',
    'https://169.254.169.254/s/abc',
    'https://100.100.100.200/s/abc',
    'https://10.1.2.3/s/abc',
    'https://mp.weixin.qq.com\\@evil.example/s/abc',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'abc',
  ])('1.3.6/15.3.2（46）：%s 是 422，一次也不去取', async (url) => {
    const reply = await bring(url);
    expect([reply.statusCode, reply.json(), asked]).toMatchObject([422, { reason: 'article.wrong_address', fields: [{ field: 'url' }] }, []]);
  });

  it('取不到、被删除、没有正文，各说各的，什么也没有存', async () => {
    expect((await bring()).json()).toMatchObject({ code: 0, reason: 'article.import_failed' });
    answers.set(ARTICLE, null);
    expect((await bring()).json()).toMatchObject({ code: 0, reason: 'article.import_failed' });
    answers.set(ARTICLE, '<html><body><div class="weui-msg"><h2>该内容已被发布者删除</h2></div></body></html>');
    expect((await bring()).json()).toMatchObject({ code: 0, reason: 'article.import_gone' });
    answers.set(ARTICLE, '<html><body>环境异常，完成验证后即可继续访问</body></html>');
    expect((await bring()).json()).toMatchObject({ code: 0, reason: 'article.import_unreadable' });
    answers.set(ARTICLE, page('<script>alert(1)</script><mp-common-profile data-x="1">卡片</mp-common-profile>'));
    expect((await bring()).json()).toMatchObject({ code: 0, reason: 'article.import_unreadable' });
    expect((await member.get('/my/article/counts')).json().data.all).toBe(0);
    expect((await api.visitor().post('/my/article/wx/import', { url: ARTICLE })).statusCode).toBe(401);
  });
});
