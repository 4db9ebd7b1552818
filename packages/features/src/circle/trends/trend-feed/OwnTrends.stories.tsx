import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { noDialogs, ownTrend, pendingTrend } from '../../circle.fixtures.ts';
import { OwnTrends } from './OwnTrends.tsx';

const meta = {
  title: 'Features/Circle/OwnTrends',
  component: OwnTrends,
  tags: ['autodocs', 'experimental'],
  args: {
    trends: ready({
      data: [pendingTrend, { ...ownTrend, id: 26, pictures: [], state: 'refused', refuseReason: '含有广告', editableUntil: null }],
      totalRecord: 2,
    }),
    page: 1,
    deeds: { onLike: fn(), onVote: fn(), onAsk: fn() },
    dialogs: noDialogs,
  },
} satisfies Meta<typeof OwnTrends>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 审核中和未通过的也在，写着原因。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('审核中，仅你可见')).toBeVisible();
    await expect(canvas.getByText('未通过，仅你可见：含有广告')).toBeVisible();
  },
};

/** 还没有发过。 */
export const Empty: Story = { args: { trends: ready({ data: [], totalRecord: 0 }) } };
