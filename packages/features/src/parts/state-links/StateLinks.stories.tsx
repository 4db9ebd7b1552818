import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StateLinks } from './StateLinks.tsx';
import { stateLinksKeys } from './stateLinksKeys.ts';

const meta = {
  title: 'Features/Parts/StateLinks',
  component: StateLinks,
  tags: ['autodocs', 'stable'],
  parameters: { keys: stateLinksKeys },
  args: {
    label: '订单状态',
    states: [
      { id: 'all', name: '全部' },
      { id: 'PAID', name: '待发货', count: 12 },
      { id: 'AFTER_SALE', name: '售后中', count: 0 },
    ],
    current: 'all',
    getHref: (state: string) => `#${state}`,
  },
} satisfies Meta<typeof StateLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每个状态有自己的网址，知道几个就写几个；现在的那个说出来。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const all = canvas.getByRole('link', { name: '全部' });
    const paid = canvas.getByRole('link', { name: '待发货 12' });
    await expect(all).toHaveAttribute('aria-current', 'page');
    await expect(paid).toHaveAttribute('href', '#PAID');
    await playKeys({ userEvent, step }, stateLinksKeys, {
      focus: () => expect(all).toHaveFocus(),
      next: () => expect(paid).toHaveFocus(),
    });
  },
};
/** 窄屏：一行，可以横着滚；后面还有的，边上淡出去。 */
export const Narrow: Story = {
  args: {
    current: 'PAID',
    states: Array.from({ length: 9 }, (_, at) => ({ id: at === 0 ? 'PAID' : `state ${at}`, name: `第 ${at + 1} 个状态`, count: at * 7 })),
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    const mask = () => getComputedStyle(row).maskImage;
    if (matchMedia('(forced-colors: active)').matches) return;
    await waitFor(() => expect(mask()).toMatch(/rgb\(0, 0, 0\) 0px, rgb\(0, 0, 0\) calc\(100% - 32px\)/));
    row.scrollLeft = row.scrollWidth;
    await waitFor(() => expect(mask()).toMatch(/rgb\(0, 0, 0\) 32px, rgb\(0, 0, 0\) (calc\(100% - 0px\)|100%)/));
  },
};
