import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleArticle } from '../../news.fixtures.ts';
import { ArticleCard } from './ArticleCard.tsx';

const meta = {
  title: 'Features/News/ArticleCard',
  component: ArticleCard,
  tags: ['autodocs', 'stable'],
  args: { article: sampleArticle() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 604 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArticleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 有图：整张卡片可点，焦点里只有一个链接；图是装饰，不重复读出。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /线性稳压器怎么选/ })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('36 个赞')).toBeInTheDocument();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
/** 无图。 */
export const WithoutCover: Story = { args: { article: sampleArticle({ coverUrl: null }) } };
/** 长标题：三行截断，完整标题留在文档里。 */
export const LongTitle: Story = {
  args: {
    article: sampleArticle({
      title:
        '从 LQFP-48 换到 QFN-48 的七个检查项：焊盘外扩、散热焊盘开窗、钢网厚度、回流曲线、返修温度、AOI 判据，以及为什么第一批样板最好同时保留两种封装的焊盘',
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAccessibleName(/两种封装的焊盘$/),
};
/** 置顶。 */
export const Pinned: Story = { args: { article: sampleArticle({ isPinned: true, coverUrl: null }) } };
/** 广告：标记在最前。 */
export const Advert: Story = {
  args: {
    article: sampleArticle({ isAdvert: true, title: '示例电子：整盘阻容当天出库', author: { id: 9, name: '示例电子（深圳）有限公司', isSample: true } }),
  },
  play: async ({ canvas }) => expect(canvas.getByText('广告')).toBeVisible(),
};
/** 作者声明内容由 AI 生成。 */
export const AiGenerated: Story = { args: { article: sampleArticle({ isAiGenerated: true, coverUrl: null }) } };
/** 草稿：没有发布时间，也没有计数。 */
export const Draft: Story = {
  args: { article: sampleArticle({ state: 'DRAFT', publishTime: null, coverUrl: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('草稿')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
/** 已下架。 */
export const TakenDown: Story = { args: { article: sampleArticle({ state: 'DISMOUNT', coverUrl: null }) } };
/** 搜索结果：命中的字标出来。 */
export const Found: Story = {
  args: { titleMarks: [{ from: 6, to: 11 }] },
  play: async ({ canvas }) => expect(canvas.getByText('线性稳压器').tagName).toBe('MARK'),
};
/** 手机：摘要收起，图小一号。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
