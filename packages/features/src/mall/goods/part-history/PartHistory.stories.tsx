import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { PartHistory } from './PartHistory.tsx';
import { quarterHistory, sampleHistory, wholeHistory } from './PartHistory.fixtures.ts';

const meta = {
  title: 'Features/Mall/PartHistory',
  component: PartHistory,
  tags: ['autodocs', 'stable'],
  args: { history: { status: 'ready', data: sampleHistory }, months: '12', onMonthsChange: fn() },
} satisfies Meta<typeof PartHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 两种货币各画各的；没有人报价的几周断开，表里写没有报价；编写的历史写明是示例。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('figure', { name: '最低单价（人民币）' });
    await expect(within(price).getByText(/^现在 ¥[\d.]+，最低 ¥6\.6，最高 ¥7\.8。$/)).toBeVisible();
    await userEvent.click(within(price).getByRole('button', { name: '查看数据表' }));
    const rows = within(within(price).getByRole('table')).getAllByRole('row');
    await expect(rows).toHaveLength(54);
    await expect(rows[21]).toHaveTextContent('2026-04-16没有报价');
    await expect(canvas.getByRole('figure', { name: '最低单价（美元）' })).toHaveTextContent('US$1.2');
    await expect(canvas.getByRole('figure', { name: '库存合计，美元报价（个）' })).toHaveTextContent('这段时间的报价都没有写库存');
    await expect(canvas.getByText('2025-11-27 至 2026-11-26，每周一个点')).toBeVisible();
    await expect(canvas.getByText('其中有为演示编写的历史，不是真实的报价。')).toBeVisible();
  },
};

const histories = { '3': quarterHistory, '6': quarterHistory, '12': sampleHistory, all: wholeHistory };

/** 选多长时间：图、摘要和表一起变，打开的表不合上；一个 Tab 停靠点，左右键移动。 */
export const Range: Story = {
  render: function Chosen(args) {
    const [months, setMonths] = useState(args.months);
    return <PartHistory {...args} history={{ status: 'ready', data: histories[months] }} months={months} onMonthsChange={setMonths} />;
  },
  play: async ({ canvas, userEvent }) => {
    const price = within(canvas.getByRole('figure', { name: '最低单价（人民币）' }));
    await userEvent.click(price.getByRole('button', { name: '查看数据表' }));
    const rows = () => within(price.getByRole('table')).getAllByRole('row');
    canvas.getByRole('radio', { name: '12 个月' }).focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(canvas.getByRole('radio', { name: '3 个月' })).toBeChecked();
    await expect(rows()).toHaveLength(15);
    await expect(canvas.getByText('2026-08-27 至 2026-11-26，每周一个点')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await expect(canvas.getByRole('radio', { name: '全部' })).toBeChecked();
    await expect(rows()).toHaveLength(54);
    await expect(canvas.getByText('2025-11-27 至 2026-11-26，每 3 周一个点')).toBeVisible();
  },
};

/** 这段时间没有人报价：写明最早在哪天，选别的时间还在。 */
export const NobodyThen: Story = {
  args: { months: '3', history: { status: 'ready', data: { series: [], hasSamples: false, weeksApart: 1, since: '2024-03-07' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这段时间没有人报价；最早的报价在 2024-03-07。')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '全部' })).toBeVisible();
  },
};

/** 正在读取。 */
export const Loading: Story = { args: { history: { status: 'loading' } } };

/** 没有读到：可以再试，也可以换回别的时间。 */
export const Failed: Story = { args: { history: { status: 'failed', code: 'service.unavailable', message: '服务暂时不可用，请稍后再试', onRetry: fn() } } };

/** 手机上价格在上，库存在下。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 从来没有人报价：什么也不占。 */
export const NeverOffered: Story = {
  args: { history: { status: 'ready', data: { series: [], hasSamples: false, weeksApart: 1, since: null } } },
  play: async ({ canvas }) => expect(canvas.queryByRole('region', { name: /走势/ })).toBeNull(),
};
