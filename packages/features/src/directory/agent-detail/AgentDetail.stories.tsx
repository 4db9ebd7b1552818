import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleAgentChoices, sampleAgentParts, sampleAgents, sampleLines } from '../agents.fixtures.ts';
import { AgentDetail } from './AgentDetail.tsx';

const query = { authorisation: null, linePage: 1, brand: null, isInStock: false, keywords: '', page: 1 };
const nothing = { status: 'ready', data: { data: [], totalRecord: 0 } } as const;
const meta = {
  title: 'Features/Directory/AgentDetail',
  component: AgentDetail,
  tags: ['autodocs', 'experimental'],
  args: {
    agent: { status: 'ready', data: sampleAgents[0]! },
    query,
    lines: { status: 'ready', data: { data: sampleLines, totalRecord: 4 } },
    parts: { status: 'ready', data: { data: sampleAgentParts, totalRecord: 177 } },
    brands: sampleAgentChoices.brands,
    isFollowed: false,
    onFollow: fn(),
    isFavoured: false,
    onFavourite: fn(),
    onQuery: fn(),
  },
} satisfies Meta<typeof AgentDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 代理的品牌各有没有证明、到什么时候；型号的库存、交期和日期。虚构的写明样例。能关注、收藏，能加入对比。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '示例授权分销（深圳）有限公司' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /恩智浦.*已过期（2026-06）/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /STM32G431CBU6.*无货.*84 天/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /L7805CV.*未知.*未知/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '已过期' })).toHaveAttribute('href', '/agentList/agentDetail/9001?authorisation=expired');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '库存' }), '只看有货');
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...query, isInStock: true });
    await userEvent.click(canvas.getByRole('button', { name: /关注/ }));
    await expect(args.onFollow).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: /^收藏/ }));
    await expect(args.onFavourite).toHaveBeenCalledWith(true);
  },
};

/** 只知道公开的事实：没有收录的就说没有收录。 */
export const Unknown: Story = {
  args: { agent: { status: 'ready', data: sampleAgents[1]! }, lines: nothing, parts: nothing, brands: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有收录它代理的品牌')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去商城看现货' })).toBeVisible();
  },
};

/** 条件太窄，一行也没有：能回到全部。 */
export const NoneSuch: Story = {
  args: { query: { ...query, authorisation: 'expired', keywords: 'zzz' }, lines: nothing, parts: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有这种状态的授权')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '看全部型号' })).toHaveAttribute('href', '/agentList/agentDetail/9001?authorisation=expired');
  },
};

/** 知道得很少，名字很长。 */
export const LongText: Story = { args: { agent: { status: 'ready', data: sampleAgents[2]! }, lines: nothing, parts: nothing } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 正在读取。 */
export const Loading: Story = { args: { agent: { status: 'loading' } } };

/** 两张表没有读到，别的照常。 */
export const ListsFailed: Story = {
  args: {
    lines: { status: 'failed', code: 'service.unavailable', message: '服务暂时不可用，请稍后再试', onRetry: fn() },
    parts: { status: 'failed', code: 'service.unavailable', message: '服务暂时不可用，请稍后再试', onRetry: fn() },
  },
};

/** 没有读到。 */
export const Failed: Story = { args: { agent: { status: 'failed', code: 'service.unavailable', message: '服务暂时不可用，请稍后再试', onRetry: fn() } } };
