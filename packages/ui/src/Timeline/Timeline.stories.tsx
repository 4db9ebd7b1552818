import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'UI/Data/Timeline',
  component: Timeline,
  tags: ['autodocs', 'stable'],
  args: {
    label: '物流进度',
    empty: '还没有物流信息，发货后两小时内更新。',
    formatTime: (time) => time.slice(5, 16).replace('T', ' '),
    entries: [
      { time: '2026-07-30T10:02:00+08:00', text: '已签收', by: '前台 王' },
      { time: '2026-07-30T07:40:00+08:00', text: '正在派送', by: '深圳南山' },
      { time: '2026-07-29T21:15:00+08:00', text: '到达深圳转运中心' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 最新的在最上，实心点；时间是 time 元素。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const entries = within(canvas.getByRole('list', { name: '物流进度' })).getAllByRole('listitem');
    await expect(entries.map((entry) => entry.querySelector('time')?.dateTime)).toEqual([
      '2026-07-30T10:02:00+08:00',
      '2026-07-30T07:40:00+08:00',
      '2026-07-29T21:15:00+08:00',
    ]);
    await expect(entries[0]).toHaveTextContent('已签收07-30 10:02前台 王');
    await expect(entries.map((entry) => entry.hasAttribute('data-newest'))).toEqual([true, false, false]);
  },
};

/** 从旧到新：最新的在最下。 */
export const NewestLast: Story = {
  args: {
    newest: 'last',
    entries: [
      { time: '2026-07-28T09:12:00+08:00', text: '提交' },
      { time: '2026-07-28T15:00:00+08:00', text: '审核通过', by: '审核员 李' },
    ],
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('data-newest'),
};

/** 只有一条。 */
export const Single: Story = { args: { entries: [{ time: '2026-07-28T09:12:00+08:00', text: '提交订单' }] } };

/** 还没有：一句话说何时会有。 */
export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/发货后两小时内更新/)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** 很长的文字折行，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    entries: [
      {
        time: '2026-07-30T10:02:00+08:00',
        text: '收件地址需要核实：广东省深圳市南山区粤海街道高新南七道某某科技园二栋三单元四楼前台',
        by: 'SF1234567890123456789012345678901234567890',
      },
      { time: '2026-07-29T21:15:00+08:00', text: '到达深圳转运中心' },
    ],
  },
};
