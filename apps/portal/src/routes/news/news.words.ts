/** The words of the news pages that belong to the app: names of pages and what they are about. */
import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalNews', {
  news: '新闻',
  newsLead: '怎样读数据手册、选器件、验来料。',
  newsDescription: '电子元器件的技术文章：数据手册怎么读，电源、接口怎么选，来料怎么验，生命周期和合规文件怎么看。',
  page: '{title}（第 {page} 页）',
  channelDescription: '{name}频道的文章：{description}',
  noArticles: '这个频道还没有文章',
  allNews: '看全部文章',
  attention: '关注的作者与频道',
  attentionDescription: '你关注的作者和频道的最新文章，登录后可见。',
  attentionEmpty: '关注作者或频道后，他们的新文章会出现在这里',
  loginToSeeAttention: '登录后查看关注的文章',
  logIn: '登录',
  searchTitle: '“{keywords}”的文章',
  searchEmptyTitle: '搜索新闻',
  searchHint: '输入关键词，例如“去耦”“MSL”“CAN”。',
  searchNothing: '没有找到相关文章',
  searchNothingHint: '换一个更短的词，或看看热榜。',
  searchDescription: '标题、摘要、正文里含有“{keywords}”的文章。',
  found: '找到 {count} 篇',
  authorDescription: '{name}：{field}。{intro}',
  authorArticles: '{name}的文章',
  ownAuthor: '作者资料',
  becomeAuthor: '成为作者',
  writeArticle: '写文章',
  writeArticleDescription: '写技术文章：标题、表格、代码、公式、图片和型号，自动保存，审核后发布。',
  editArticle: '改文章',
  articlePreview: '预览文章',
  ownArticles: '我的文章',
  leaveTitle: '还有没保存的内容',
  leaveText: '写的内容会留在这台电脑上，下次打开这篇文章时放回来。',
  leave: '离开',
  stay: '留下',
  authorsTitle: '作者',
  authorsLead: '在新闻频道发表技术文章的作者，按最近更新排列。',
});

/** Reads a word of the news pages. */
export const t = translator(messages);
