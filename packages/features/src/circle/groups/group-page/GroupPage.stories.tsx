import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { noDialogs, plainTrend, sampleGroup } from '../../circle.fixtures.ts';
import { GroupPage } from './GroupPage.tsx';

const meta = {
  title: 'Features/Circle/GroupPage',
  component: GroupPage,
  tags: ['autodocs', 'experimental'],
  args: {
    group: ready(sampleGroup),
    trends: ready({ data: [plainTrend], totalRecord: 1 }),
    query: { order: 'newest', page: 1 },
    isPersonal: null,
    onPersonalChange: fn(),
    onFollow: fn(),
    deeds: { onLike: fn(), onVote: fn(), onAsk: fn() },
    dialogs: noDialogs,
  },
} satisfies Meta<typeof GroupPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 简介、圈规、关注和发布；一个圈子里没有“关注”这一栏。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '电源设计' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '发布动态' })).toHaveAttribute('href', '/circle/publishCircle/1');
    await userEvent.click(canvas.getByRole('button', { name: /关注/ }));
    await expect(args.onFollow).toHaveBeenCalledWith(sampleGroup, false);
  },
};
