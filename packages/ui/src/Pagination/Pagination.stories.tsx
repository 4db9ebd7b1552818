import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pagination } from './Pagination.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { paginationKeys } from './paginationKeys.ts';

const meta = {
  title: 'UI/Navigation/Pagination',
  component: Pagination,
  tags: ['autodocs', 'stable'],
  parameters: { keys: paginationKeys },
  args: {
    pageIndex: 1,
    pageCount: 2,
    getHref: (page) => `#page-${page}`,
    onPageChange: fn(),
    labels: { label: '分页', previous: '上一页', next: '下一页', page: (page) => `第 ${page} 页` },
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 每一页都是链接，没有脚本也能翻。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: '上一页' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '#page-2');
  },
};

/** 页数多时中间省略。 */
export const ManyItems: Story = { args: { pageIndex: 10, pageCount: 747 } };

/** 键盘：Tab 逐个走；回车由链接自己翻页。 */
export const Keyboard: Story = {
  args: { pageIndex: 2, pageCount: 3 },
  play: async ({ canvas, userEvent, step, args }) => {
    const opened = fn((event: Event) => event.preventDefault());
    canvas.getByRole('link', { name: '第 1 页' }).addEventListener('click', opened);
    await playKeys({ userEvent, step }, paginationKeys, {
      focus: () => expect(canvas.getByRole('link', { name: '上一页' })).toHaveFocus(),
      next: async () => {
        await expect(canvas.getByRole('link', { name: '第 1 页' })).toHaveFocus();
        await expect(args.onPageChange).not.toHaveBeenCalled();
      },
      open: () => expect(opened).toHaveBeenCalledOnce(),
    });
  },
};

/** 窄屏换行。 */
export const Narrow: Story = { args: { pageIndex: 374, pageCount: 747 }, globals: { viewport: { value: 'w360' } } };
