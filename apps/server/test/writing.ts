import type { ArticleWords, OwnArticle, SavedArticle } from '@chippage/api/types';
import type { TestApp, Visitor } from './app.ts';
import { insertDesk } from './articles.ts';
import { postJson } from './operator.ts';

/** A paragraph. */
export const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

const body = '给 3.3 V 的微控制器供电，最常见的是一颗三脚线性稳压器。输入电压至少要比输出高出一个压差，否则输出会跟着输入往下掉，纹波也挡不住。';

/** All that is written of an article that may be handed in. */
export const wordsOf = (own: Partial<ArticleWords> = {}): ArticleWords => ({
  title: '低压差稳压器怎样选',
  summary: '压差、噪声和热阻，三个数决定一颗稳压器。',
  channelIds: [],
  coverId: null,
  origin: 'original',
  source: '',
  sourceUrl: '',
  licence: '',
  ai: 'none',
  tags: [],
  partIds: [],
  publishTime: null,
  document: { type: 'doc', content: [paragraph(body)] },
  ...own,
});

/** A member who is an author, and a channel. */
export async function insertWriter(api: TestApp, mobile: string): Promise<{ writer: Visitor; channelId: number; authorId: number }> {
  const writer = api.visitor();
  await writer.login(mobile);
  return { writer, ...(await insertDesk(api.server.db, { memberId: writer.uid ?? 0 })) };
}

/** Begins an article. */
export const addArticle = async (writer: Visitor, words: ArticleWords): Promise<SavedArticle> =>
  (await postJson(writer, '/my/article/add', words)).json<{ data: SavedArticle }>().data;

/** Saves it again. */
export const saveArticle = (writer: Visitor, id: number, words: ArticleWords, baseVersion: number) =>
  postJson(writer, `/my/article/${id}`, { ...words, baseVersion });

/** As its editor opens it. */
export const openArticle = async (writer: Visitor, id: number): Promise<OwnArticle> =>
  (await writer.get(`/my/article/${id}`)).json<{ data: OwnArticle }>().data;
