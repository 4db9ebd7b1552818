import { playKeys } from '@chippage/ui/keyboard';
import { useStoryState } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { parts } from '../operator.fixtures.ts';
import { PartAdmin } from './PartAdmin.tsx';
import { partAdminKeys } from './partAdminKeys.ts';

const list = (data: typeof parts, totalRecord = data.length) => ({ status: 'ready' as const, data: { data, totalRecord } });

const meta = {
  title: 'Features/Operator/PartAdmin',
  component: PartAdmin,
  tags: ['autodocs', 'stable'],
  parameters: { keys: partAdminKeys },
  args: {
    parts: list(parts),
    query: { keywords: '', state: 'all', page: 1 },
    onQueryChange: fn(),
    getHref: ({ page }) => `#page=${page}`,
    getPartHref: (id) => `#part-${id}`,
  },
} satisfies Meta<typeof PartAdmin>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每一行去型号的参数；有几项更正写在行里。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'STM32F103C8T6' })).toHaveAttribute('href', '#part-1');
    await expect(canvas.getByRole('row', { name: /STM32F103C8T6/ })).toHaveTextContent('2 项');
  },
};

/** 用键盘搜索、筛选、走到下一个型号。 */
export const Keyboard: Story = {
  render: function Page(args) {
    return <PartAdmin {...useStoryState(args, { query: 'onQueryChange' })} />;
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const search = canvas.getByRole('searchbox', { name: '搜索型号' });
    await playKeys({ userEvent, step }, partAdminKeys, {
      search: {
        given: () => search.focus(),
        proves: async () => {
          await expect(args.onQueryChange).toHaveBeenLastCalledWith({ keywords: 'STM32', state: 'all', page: 1 });
          await expect(search).toHaveFocus();
        },
      },
      next: {
        given: () => canvas.getByRole('link', { name: 'STM32F103C8T6' }).focus(),
        proves: async () => expect(canvas.getByRole('link', { name: 'GRM188R71H104KA93D' })).toHaveFocus(),
      },
    });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '更正' }), '有更正的');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ keywords: 'STM32', state: 'corrected', page: 1 });
  },
};

/** 没有找到。 */
export const Empty: Story = { args: { parts: list([]), query: { keywords: '没有这样的型号', state: 'all', page: 1 } } };

/** 正在加载。 */
export const Loading: Story = { args: { parts: { status: 'loading' } } };

/** 没有加载出来。 */
export const Failed: Story = {
  args: { parts: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 很多页，很长的型号和分类。 */
export const LongText: Story = {
  args: {
    parts: list([{ ...parts[0]!, mpn: 'STM32F103C8T6-EXTENDED-TEMPERATURE-RANGE-TAPE-AND-REEL', categoryName: '带隔离的电源监控与时序控制器' }], 14_921),
    query: { keywords: '', state: 'all', page: 3 },
  },
};

/** 手机上：表格在自己的区域里横向滚动。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
