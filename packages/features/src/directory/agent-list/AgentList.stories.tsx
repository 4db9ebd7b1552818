import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleAgentChoices, sampleAgents } from '../agents.fixtures.ts';
import { AgentList } from './AgentList.tsx';

const query = { kind: null, initial: null, brand: null, authorisation: null, region: null, keywords: '', ids: [], page: 1 };
const meta = {
  title: 'Features/Directory/AgentList',
  component: AgentList,
  tags: ['autodocs', 'experimental'],
  args: {
    query,
    agents: { status: 'ready', data: { data: sampleAgents, totalRecord: 76 } },
    choices: sampleAgentChoices,
    isFollowed: (id) => id === 2,
    onFollow: fn(),
    isFavoured: (id) => id === 1,
    onFavourite: fn(),
    onQuery: fn(),
    onIds: fn(),
  },
} satisfies Meta<typeof AgentList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一家一行；按品牌、授权、区域、类型和首字母看，网址跟着变；勾选的也在网址里。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '贸泽电子' })).toHaveAttribute('href', '/agentList/agentDetail/2');
    await expect(canvas.getByRole('link', { name: 'D' })).toHaveAttribute('href', '/agentList/index/1?initial=D');
    await userEvent.click(canvas.getByRole('radio', { name: '目录分销' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...query, kind: 'catalog' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '品牌' }), '意法半导体（7）');
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...query, brand: 11 });
    await userEvent.click(canvas.getByRole('checkbox', { name: '把贸泽电子加入对比' }));
    await expect(args.onIds).toHaveBeenCalledWith({ ...query, ids: [2] });
  },
};

/** 勾了两家：去对比，或清空。 */
export const Ticked: Story = {
  args: { query: { ...query, brand: 11, ids: [9001, 2] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '并排对比' })).toHaveAttribute('href', '/agentList/compare?ids=9001%2C2&brand=11');
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(args.onIds).toHaveBeenCalledWith({ ...query, brand: 11, ids: [] });
    await expect(canvas.getByRole('list', { name: '代理商和贸易商' })).toHaveFocus();
  },
};

/** 没有一家合条件：能回到全部。 */
export const Empty: Story = {
  args: { query: { ...query, kind: 'catalog', initial: 'Z', keywords: 'zzz' }, agents: { status: 'ready', data: { data: [], totalRecord: 0 } } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '看全部代理商' })).toHaveAttribute('href', '/agentList/index/1'),
};

/** 正在读取。 */
export const Loading: Story = { args: { agents: { status: 'loading' } } };

/** 没有读到。 */
export const Failed: Story = { args: { agents: { status: 'failed', code: 'service.unavailable', message: '服务暂时不可用，请稍后再试', onRetry: fn() } } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
