import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { articlesOfPart } from './PartArticles.fixtures.ts';
import { PartArticles } from './PartArticles.tsx';

const meta = {
  title: 'Features/News/PartArticles',
  component: PartArticles,
  tags: ['autodocs', 'experimental'],
  args: { found: articlesOfPart },
} satisfies Meta<typeof PartArticles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 几篇文章，下面是去搜索的路。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '搜“STM32F103”的全部 12 篇文章' })).toHaveAttribute('href', '/news/search?keywords=STM32F103');
  },
};

/** 没有更多：不画那条路。 */
export const Few: Story = {
  args: { found: { articles: articlesOfPart.articles.slice(0, 1), keywords: null, total: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** 广告和 AI 生成的都标明；长的标题折行。 */
export const Labelled: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    found: {
      ...articlesOfPart,
      articles: articlesOfPart.articles.map((article, at) => ({
        ...article,
        title: at === 0 ? `${article.title}：${'LQFP48STM32F103C8T6'.repeat(4)}` : article.title,
        isAdvert: at === 0,
        isAiGenerated: at === 1,
      })),
    },
  },
};

/** 没有文章提到：什么也不画。 */
export const Nothing: Story = {
  args: { found: { articles: [], keywords: null, total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('相关文章')).toBeNull();
  },
};
