import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArticleList } from '../../articles/article-list/ArticleList.tsx';
import { sampleArticles, sampleAuthor, sampleChannels } from '../../news.fixtures.ts';
import { ChannelNav } from '../../channels/channel-nav/ChannelNav.tsx';
import { NewsFrame } from './NewsFrame.tsx';

const list = (
  <ArticleList
    articles={{ status: 'ready', data: { data: sampleArticles, totalRecord: 3 } }}
    pageIndex={1}
    pageSize={20}
    getPageHref={(page) => `/news/index/${page}`}
    empty={null}
  />
);
const meta = {
  title: 'Features/News/NewsFrame',
  component: NewsFrame,
  tags: ['autodocs', 'stable'],
  args: {
    title: '新闻',
    description: '怎样读手册、选器件、验来料。',
    channels: <ChannelNav channels={sampleChannels} current={null} />,
    hottest: sampleArticles,
    hotWords: ['LDO', '去耦', 'MSL', 'CAN', 'RS-485', '日期码'].map((word) => ({ word })),
    authors: [sampleAuthor()],
    children: list,
  },
} satisfies Meta<typeof NewsFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 全部文章。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '频道' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'LDO' })).toHaveAttribute('href', '/news/search?keywords=LDO');
  },
};
/** 旁边什么都没有时。 */
export const Bare: Story = { args: { hottest: [], hotWords: [], authors: [] } };
/** 手机：频道横向滚动，热榜在列表之后。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
};
