import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '@chippage/ui/EmptyState';
import { expect, fn } from 'storybook/test';
import { sampleArticle, sampleArticles } from '../../news.fixtures.ts';
import { ArticleList } from './ArticleList.tsx';
import { RankedArticles } from './RankedArticles.tsx';

const meta = {
  title: 'Features/News/ArticleList',
  component: ArticleList,
  tags: ['autodocs', 'stable'],
  args: {
    articles: { status: 'ready', data: { data: sampleArticles, totalRecord: 43 } },
    pageIndex: 1,
    pageSize: 20,
    getPageHref: (page) => `/news/index/${page}`,
    empty: <EmptyState title="这个频道还没有文章" />,
  },
} satisfies Meta<typeof ArticleList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一页文章，分页是链接。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: '第 3 页' })).toHaveAttribute('href', '/news/index/3');
  },
};
/** 两列。 */
export const Wide: Story = { args: { isWide: true } };
/** 搜索结果：标题和正文片段里命中的字标出来。 */
export const Found: Story = {
  args: {
    articles: {
      status: 'ready',
      data: {
        data: [
          {
            ...sampleArticle(),
            titleMarks: [{ from: 6, to: 11 }],
            summaryMarks: [],
            excerpt: '…稳压器要正常工作，输入电压至少要比输出高出一个压差…',
            excerptMarks: [{ from: 1, to: 4 }],
          },
        ],
        totalRecord: 1,
      },
    },
  },
  play: async ({ canvas }) => expect(canvas.getByText('稳压器').tagName).toBe('MARK'),
};
/** 没有文章。 */
export const Empty: Story = { args: { articles: { status: 'ready', data: { data: [], totalRecord: 0 } } } };
/** 加载中。 */
export const Loading: Story = { args: { articles: { status: 'loading' } } };
/** 没能加载。 */
export const Failed: Story = {
  args: { articles: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.articles.status === 'failed' && args.articles.onRetry).toHaveBeenCalledOnce();
  },
};
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
/** 热榜：名次、标题。 */
export const Ranked: Story = { render: () => <RankedArticles articles={sampleArticles} /> };
