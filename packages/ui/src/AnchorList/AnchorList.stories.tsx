import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AnchorList } from './AnchorList.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { anchorListKeys } from './anchorListKeys.ts';

const meta = {
  title: 'UI/Navigation/AnchorList',
  component: AnchorList,
  tags: ['autodocs', 'stable'],
  parameters: { keys: anchorListKeys },
  args: {
    label: '目录',
    currentId: 'price',
    anchors: [
      { id: 'summary', text: '要点' },
      { id: 'market', text: '行情' },
      { id: 'price', text: '价格走势', level: 2 },
      { id: 'stock', text: '库存', level: 2 },
      { id: 'sources', text: '来源' },
    ],
  },
} satisfies Meta<typeof AnchorList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 正在读的一节标为当前；都是链接，Tab 逐个到。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole('navigation', { name: '目录' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'location', null, null]);
    const opened = fn((event: Event) => event.preventDefault());
    links[1]?.addEventListener('click', opened);
    await playKeys({ userEvent, step }, anchorListKeys, {
      focus: () => expect(links[0]).toHaveFocus(),
      next: () => expect(links[1]).toHaveFocus(),
      open: () => expect(opened).toHaveBeenCalledOnce(),
    });
    await expect(links[1]).toHaveAttribute('href', '#market');
  },
};

/** 还没读到任何一节。 */
export const NoneCurrent: Story = { args: { currentId: null } };

/** 很长的标题折行，窄处。 */
export const LongText: Story = {
  args: {
    anchors: [
      { id: 'a', text: '宽温度范围内输出电压精度的测试方法与统计结果' },
      { id: 'b', text: 'GRM188R71H104KA93DJKLMNOPQRSTXYZ', level: 2 },
    ],
    currentId: 'a',
  },
  decorators: [(Story) => <div style={{ width: 180 }}>{Story()}</div>],
};
