import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FriendlyTime } from './FriendlyTime.tsx';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
// The clock of the page may be half a minute behind: what is to be three hours old is three hours and a minute old.
const ago = (ms: number) => new Date(Date.now() - ms - MINUTE_MS).toISOString();

const meta = {
  title: 'Features/Shell/FriendlyTime',
  component: FriendlyTime,
  tags: ['autodocs', 'stable'],
  args: { dateTime: ago(3 * 60 * MINUTE_MS) },
} satisfies Meta<typeof FriendlyTime>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 几小时前；准确的时间在提示里。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('3 小时前');
    await expect(time).toHaveAttribute('datetime');
    await expect(time.title).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
  },
};

/** 不到 2 分钟。 */
export const JustNow: Story = { args: { dateTime: ago(0) }, play: async ({ canvas }) => expect(canvas.getByText('刚刚')).toBeVisible() };

/** 整 7 天。 */
export const WeekAgo: Story = { args: { dateTime: ago(7 * DAY_MS) }, play: async ({ canvas }) => expect(canvas.getByText('一周前')).toBeVisible() };

/** 更久以前是日期，按中国时间。 */
export const LongAgo: Story = { args: { dateTime: '2026-01-01T17:00:00Z' }, play: async ({ canvas }) => expect(canvas.getByText('2026-01-02')).toBeVisible() };
