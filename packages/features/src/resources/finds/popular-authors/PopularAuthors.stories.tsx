import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { samplePopularAuthor } from '../../resources.fixtures.ts';
import { PopularAuthors } from './PopularAuthors.tsx';
import { popularAuthorsKeys } from './popularAuthorsKeys.ts';

const authors = [
  samplePopularAuthor(),
  samplePopularAuthor({ id: 8, place: 2, name: '何总线（示例）', field: '接口、总线与嵌入式', views: 240, downloads: 6, best: [] }),
];

const meta = {
  title: 'Features/Resources/PopularAuthors',
  component: PopularAuthors,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: popularAuthorsKeys },
  args: { authors: ready({ data: authors, totalRecord: 2 }), keywords: '', onSearch: fn(), page: 1, getHref: (page) => `#${page}` },
} satisfies Meta<typeof PopularAuthors>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 按阅读和下载排；写明怎么排，每人最受欢迎的资料。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '第 1 名' })).toBeVisible();
    await expect(canvas.getByText('1,284 次阅读，36 次下载，12 人关注')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'TLV75733 稳压电路' })).toHaveAttribute('href', '/prefecture/resource/12');
    await expect(canvas.getByRole('link', { name: '周电源（示例）' })).toHaveAttribute('href', '/news/author?id=7');
  },
};

/** 没有找到：能回到全部。 */
export const Nothing: Story = {
  args: { keywords: '天线', authors: ready({ data: [], totalRecord: 0 }) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '全部作者' })).toHaveAttribute('href', '/prefecture/popularAuthor'),
};

/** 还没有作者。 */
export const Empty: Story = { args: { authors: ready({ data: [], totalRecord: 0 }) } };

/** 正在加载。 */
export const Loading: Story = { args: { authors: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { authors: failed(fn()) } };

/** 手机、很长的字。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    authors: ready({
      data: [samplePopularAuthor({ name: '一位名字特别长的示例编辑身份用来看换行', best: [{ id: 3, kind: 'datum', title: '很长的标题'.repeat(8) }] })],
      totalRecord: 1,
    }),
  },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, popularAuthorsKeys, {
      search: {
        given: () => canvas.getByRole('searchbox', { name: '搜索作者' }).focus(),
        proves: () => expect(args.onSearch).toHaveBeenLastCalledWith('电源'),
      },
    });
  },
};
