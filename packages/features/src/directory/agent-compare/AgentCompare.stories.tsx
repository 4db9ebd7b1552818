import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { comparedAgents } from './AgentCompare.fixtures.ts';
import { AgentCompare } from './AgentCompare.tsx';

const ids = [9001, 9003, 3];
const meta = {
  title: 'Features/Directory/AgentCompare',
  component: AgentCompare,
  tags: ['autodocs', 'experimental'],
  args: {
    query: { ids, brand: 11, keywords: '' },
    compared: { status: 'ready', data: comparedAgents },
    onKeywords: fn(),
    onSaveFile: fn(),
    onPrint: fn(),
    notify: fn(),
  },
} satisfies Meta<typeof AgentCompare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 三家对一个品牌：授权、区域、型号、库存、交期并排，不同的写明“不同”；能移出一家、换品牌、导出、打印。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: /授权.*不同.*授权至 2027-03.*已过期（2026-06）.*没有收录/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /STM32F103C8T6.*12,500 件，交期 56 天，10 件起订.*无货.*没有收录/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '把演示元件代理（北京）有限公司移出对比' })).toHaveAttribute(
      'href',
      '/agentList/compare?ids=9001%2C3&brand=11',
    );
    await expect(canvas.getByRole('link', { name: '全部品牌' })).toHaveAttribute('href', '/agentList/compare?ids=9001%2C9003%2C3');
    await userEvent.click(canvas.getByRole('button', { name: '导出 CSV' }));
    await expect(args.onSaveFile).toHaveBeenCalledWith(
      expect.objectContaining({ text: expect.stringContaining('授权,授权至 2027-03,已过期（2026-06）,没有收录') }),
    );
    await userEvent.click(canvas.getByRole('button', { name: '打印' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** 不按品牌：代理几个品牌，哪些授权核验过。 */
export const AllBrands: Story = {
  args: { query: { ids, brand: null, keywords: '' } },
  play: async ({ canvas }) => expect(canvas.getByRole('row', { name: /已核验的授权.*意法半导体、德州仪器.*没有/ })).toBeVisible(),
};

/** 只剩一家：说出还要再选，带着它回名录。 */
export const One: Story = {
  args: { query: { ids: [9001], brand: 11, keywords: '' }, compared: { status: 'ready', data: comparedAgents.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('只有一家，再选一家才有得比。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '再选一家' })).toHaveAttribute('href', '/agentList/index/1?ids=9001&brand=11');
  },
};

/** 有一家已经不在名录里。 */
export const Gone: Story = {
  args: { compared: { status: 'ready', data: comparedAgents.slice(0, 2) } },
  play: async ({ canvas }) => expect(canvas.getByText('有 1 家已不在名录里。')).toBeVisible(),
};

/** 一家也没有：去名录里选。 */
export const Empty: Story = {
  args: { query: { ids: [], brand: null, keywords: '' }, compared: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '去选代理商' })).toHaveAttribute('href', '/agentList/index/1'),
};

/** 手机：表格自己横着滚，第一列不动。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 正在读取。 */
export const Loading: Story = { args: { compared: { status: 'loading' } } };

/** 没有读到。 */
export const Failed: Story = { args: { compared: { status: 'failed', code: 'service.unavailable', message: '服务暂时不可用，请稍后再试', onRetry: fn() } } };
