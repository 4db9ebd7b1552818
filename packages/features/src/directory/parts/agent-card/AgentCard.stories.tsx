import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleAgents, sampleLines } from '../../agents.fixtures.ts';
import { AgentCard } from './AgentCard.tsx';

const meta = {
  title: 'Features/Directory/AgentCard',
  component: AgentCard,
  tags: ['autodocs', 'experimental'],
  args: { agent: { ...sampleAgents[0]!, line: sampleLines[0]! }, onFollow: fn(), onFavourite: fn(), onCompare: fn() },
} satisfies Meta<typeof AgentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一家代理商：类型、问到的品牌的授权、代理几个品牌、服务哪里、多少型号有货。能关注、收藏，能勾选对比。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('授权至 2027-03')).toBeVisible();
    await expect(canvas.getByText('服务 华南、中国香港')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '把示例授权分销（深圳）有限公司加入对比' }));
    await expect(args.onCompare).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: /关注/ }));
    await expect(args.onFollow).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: /^收藏/ }));
    await expect(args.onFavourite).toHaveBeenCalledWith(true);
  },
};

/** 知道得很少，名字很长：不知道就说未知。 */
export const LongText: Story = {
  args: { agent: sampleAgents[2]! },
  play: async ({ canvas }) => expect(canvas.getByText('经营的品牌：未知')).toBeVisible(),
};

/** 贸易商：经营品牌，不是谁的代理；不知道经营哪些也这样说。 */
export const Trader: Story = {
  args: { agent: { ...sampleAgents[0]!, kind: 'independent' } },
  render: (args) => (
    <>
      <AgentCard {...args} />
      <AgentCard {...args} agent={{ ...args.agent, nameCn: '另一家贸易商', brandCount: 0, brandNames: [] }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^经营 \d+ 个品牌：/)).toBeVisible();
    await expect(canvas.getByText('经营的品牌：未知')).toBeVisible();
    await expect(canvas.queryByText(/代理/, { selector: 'span' })).toBeNull();
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 只给看：没有关注，也不能勾选。 */
export const Plain: Story = {
  render: ({ agent }) => <AgentCard agent={agent} headingLevel={3} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('checkbox')).toBeNull(),
};
