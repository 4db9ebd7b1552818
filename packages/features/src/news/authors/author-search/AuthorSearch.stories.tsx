import type { Author } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleAuthor } from '../../news.fixtures.ts';
import { AuthorSearch } from './AuthorSearch.tsx';

const authors = [sampleAuthor(), sampleAuthor({ id: 8, name: '何总线（示例）' }), sampleAuthor({ id: 9, name: '林研（示例）', intro: '' })];
const nobody = ready<{ data: readonly Author[]; totalRecord: number }>({ data: [], totalRecord: 0 });

const meta = {
  title: 'Features/News/AuthorSearch',
  component: AuthorSearch,
  tags: ['autodocs', 'experimental'],
  args: {
    authors: ready({ data: authors, totalRecord: 3 }),
    keywords: '',
    onSearch: fn(),
    pageIndex: 1,
    pageSize: 24,
    getPageHref: (page: number) => `/news/author?page=${page}`,
    allHref: '/news/author',
  },
} satisfies Meta<typeof AuthorSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 全部作者；按名字、领域、简介里的词找。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '找作者' }), ' 电源{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('电源');
  },
};

/** 找到的，有几页。 */
export const Found: Story = {
  args: { keywords: '电源', authors: ready({ data: authors, totalRecord: 60 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('找到 60 位作者')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '/news/author?page=2');
  },
};

/** 没有找到：能回到全部。 */
export const NoneSuch: Story = {
  args: { keywords: '天线', authors: nobody },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '看全部' })).toHaveAttribute('href', '/news/author'),
};

/** 一位也没有。 */
export const Empty: Story = { args: { authors: nobody } };

/** 正在读取。 */
export const Loading: Story = { args: { authors: loading } };

/** 没读到。 */
export const Failed: Story = { args: { authors: failed(fn()) } };

/** 手机、很长的名字。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { keywords: '很长的词'.repeat(12), authors: ready({ data: [sampleAuthor({ name: '很长的名字'.repeat(8) })], totalRecord: 1 }) },
};
