import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { ownResources } from '../../resources.fixtures.ts';
import { OwnResources } from './OwnResources.tsx';
import { ownResourcesKeys } from './ownResourcesKeys.ts';

const meta = {
  title: 'Features/Resources/OwnResources',
  component: OwnResources,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: ownResourcesKeys },
  args: {
    state: 'all',
    resources: ready(listOf(ownResources)),
    getHref: (state) => `#${state}`,
    onWithdraw: fn(async () => undefined),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof OwnResources>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每种状态一份：驳回的写着原因，可以改了再交；审核中和已发布的可以撤回。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有通过：请写清楚输入电压的范围')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '修改后重新提交：一路热电偶放大' })).toHaveAttribute('href', '/userCenter/resources/add?id=61');
    await expect(canvas.getByRole('button', { name: '撤回“电机驱动板”' })).toBeVisible();
  },
};

/** 被下架的写着为什么，不能撤回。 */
export const TakenDown: Story = {
  args: {
    resources: ready(listOf([{ ...ownResources[2]!, takenDown: { kind: 'copyright', reason: '权利人来信', time: '2026-11-21T01:10:00.000Z' } }])),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已下架：权利人来信')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^撤回/ })).toBeNull();
  },
};

/** 还没有提交过。 */
export const Empty: Story = { args: { resources: ready(listOf([])) } };

/** 这个状态没有。 */
export const EmptyState: Story = { args: { state: 'refused', resources: ready(listOf([])) } };

/** 正在加载。 */
export const Loading: Story = { args: { resources: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { resources: failed(fn()) } };

/** 手机、很长的标题。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { resources: ready(listOf(ownResources.map((each) => ({ ...each, title: '很长的标题'.repeat(12) })))) },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, ownResourcesKeys, {
      withdraw: {
        given: () => canvas.getByRole('button', { name: '撤回“十二伏转三点三伏”' }).focus(),
        proves: async () => {
          await expect(args.onWithdraw).toHaveBeenCalledWith(ownResources[0]);
          await expect(await canvas.findByText('已撤回“十二伏转三点三伏”，可以修改后重新提交')).toBeVisible();
        },
      },
    });
  },
};
