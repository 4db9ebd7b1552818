import { GridIcon } from '@chippage/ui/Icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { SearchedList } from './SearchedList.tsx';

const rows = ['LDO 的散热怎么算', '四层板的叠层'];

const meta = {
  title: 'Features/Resources/Parts/SearchedList',
  component: SearchedList<string>,
  tags: ['autodocs', 'experimental'],
  args: {
    value: ready({ data: rows, totalRecord: 2 }),
    words: {
      search: '搜索专栏',
      hint: '专栏名或作者',
      found: (count) => `找到 ${count} 个专栏`,
      failed: '专栏没有加载出来',
      empty: '还没有专栏',
      nothing: (keywords) => `没有找到“${keywords}”`,
      nothingHint: '换一个更短的词，或者看全部专栏。',
      all: '全部专栏',
    },
    icon: <GridIcon size={32} />,
    keywords: '',
    onSearch: fn(),
    allHref: '#all',
    page: 1,
    getHref: (page) => `#page-${page}`,
    children: (shown) => (
      <ul>
        {shown.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof SearchedList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 搜索框、个数、一行一行。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('找到 2 个专栏');
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索专栏' }), '散热{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('散热');
  },
};

/** 上面有一句说明。 */
export const WithNote: Story = { args: { note: '按更新时间排。' } };

/** 没有找到：词太长时只重复开头，给出去全部的链接。 */
export const Nothing: Story = {
  args: { value: ready({ data: [], totalRecord: 0 }), keywords: '散热'.repeat(60) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`没有找到“${'散热'.repeat(25)}”`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '全部专栏' })).toHaveAttribute('href', '#all');
  },
};

/** 一个也没有。 */
export const Empty: Story = { args: { value: ready({ data: [], totalRecord: 0 }) } };

/** 正在加载。 */
export const Loading: Story = { args: { value: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { value: failed(fn()) } };
