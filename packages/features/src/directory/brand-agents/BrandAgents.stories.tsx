import { Note } from '../../parts/page-column/PageColumn.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleAgents, sampleLines } from '../agents.fixtures.ts';
import { bareProfile, ownedProfile, sampleProfile } from '../brands.fixtures.ts';
import { BrandAgents } from './BrandAgents.tsx';

const [proved, catalog, independent] = sampleAgents;
const distributors = [
  { ...proved!, line: sampleLines[0]! },
  { ...catalog!, line: sampleLines[3]! },
];
const none = { status: 'ready', data: { data: [], totalRecord: 0 } } as const;

const meta = {
  title: 'Features/Directory/BrandAgents',
  component: BrandAgents,
  tags: ['autodocs', 'experimental'],
  args: {
    brand: sampleProfile,
    tab: 'agentList',
    query: { ids: [], page: 1 },
    agents: { status: 'ready', data: { data: distributors, totalRecord: 2 } },
    isFollowed: (id) => id === 2,
    onFollow: fn(),
    isFavoured: () => false,
    onFavourite: fn(),
    onIds: fn(),
    missing: <Note>没有找到？</Note>,
  },
} satisfies Meta<typeof BrandAgents>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 代理这个品牌的：一家一行，写着这个品牌的授权到什么时候；能关注，能勾选对比，能去按区域筛选。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '代理商 2 家' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: '贸泽电子' })).toBeVisible();
    await expect(canvas.getByText('授权至 2027-03')).toBeVisible();
    await expect(canvas.getByText('未核验')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '按授权和区域筛选' })).toHaveAttribute('href', '/agentList/index/1?brand=258');
    await expect(canvas.getByText('没有找到？')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '把贸泽电子加入对比' }));
    await expect(args.onIds).toHaveBeenCalledWith([2]);
    await userEvent.click(canvas.getByRole('button', { name: /关注.*示例授权分销/ }));
    await expect(args.onFollow).toHaveBeenCalledWith(9001, true);
    await userEvent.click(canvas.getAllByRole('button', { name: /^收藏/ })[0]!);
    await expect(args.onFavourite).toHaveBeenCalledWith(9001, true);
  },
};

/** 勾了两家：为这个品牌并排对比。 */
export const Ticked: Story = {
  args: { query: { ids: [9001, 2], page: 1 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '并排对比' })).toHaveAttribute('href', '/agentList/compare?ids=9001%2C2&brand=258');
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(args.onIds).toHaveBeenCalledWith([]);
    await expect(canvas.getByRole('list', { name: '代理商和贸易商' })).toHaveFocus();
  },
};

/** 第二页：页码是网址的最后一段，勾选的跟着走。 */
export const SecondPage: Story = {
  args: { query: { ids: [2], page: 2 }, agents: { status: 'ready', data: { data: distributors, totalRecord: 42 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 21–22 条，共 42 条')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '上一页' })).toHaveAttribute('href', '/brandDetail/agentList/258?ids=2');
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '/brandDetail/agentList/258/3?ids=2');
  },
};

/** 贸易商；名称很长。 */
export const Traders: Story = {
  args: { tab: 'trader', agents: { status: 'ready', data: { data: [independent!], totalRecord: 1 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '贸易商 1 家' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '按区域筛选' })).toHaveAttribute('href', '/agentList/index/1?kind=independent&brand=258');
  },
};

/** 还没有收录：说清楚知道什么，去东家、官网、贸易商，或补充一个。 */
export const Empty: Story = {
  args: { brand: ownedProfile, agents: none },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有收录代理仙童半导体的代理商')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '补充一个代理商' })).toHaveAttribute('href', '/userCenter/entries/add/agent');
    await expect(canvas.getByRole('link', { name: '现属安森美，看安森美的代理商' })).toHaveAttribute('href', '/brandDetail/agentList/258');
    await expect(canvas.getByRole('link', { name: /官网 www\.onsemi\.com/ })).toHaveAttribute('href', 'https://www.onsemi.com');
    await expect(canvas.getByRole('link', { name: '看它的贸易商' })).toHaveAttribute('href', '/brandDetail/trader/100');
    await expect(canvas.queryByText('没有找到？')).toBeNull();
  },
};

/** 贸易商也没有，官网和东家都不知道，名称很长。 */
export const EmptyTraders: Story = {
  args: { brand: bareProfile, tab: 'trader', agents: none },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '补充一个贸易商' })).toHaveAttribute('href', '/userCenter/entries/add/trader');
    await expect(canvas.getByRole('link', { name: '看它的代理商' })).toHaveAttribute('href', '/brandDetail/agentList/399');
  },
};

/** 网址里的页码太大：回到第一页。 */
export const Beyond: Story = {
  args: { query: { ids: [], page: 9 }, agents: { status: 'ready', data: { data: [], totalRecord: 2 } } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '回到第一页' })).toHaveAttribute('href', '/brandDetail/agentList/258'),
};

/** 正在读取。 */
export const Loading: Story = { args: { agents: { status: 'loading' } } };

/** 没有读到。 */
export const Failed: Story = { args: { agents: { status: 'failed', code: 'service.unavailable', message: '服务暂时不可用，请稍后再试', onRetry: fn() } } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
