import type { RegistryCorrectionLine } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleCorrections } from '../corrections.fixtures.ts';
import { CorrectionLog } from './CorrectionLog.tsx';

const lines: RegistryCorrectionLine[] = sampleCorrections.map(({ id, block, state, reason, createTime, decideTime }) => ({
  id,
  block,
  state,
  reason,
  createTime,
  decideTime,
}));

const meta = {
  title: 'Features/Companies/CorrectionLog',
  component: CorrectionLog,
  tags: ['autodocs', 'experimental'],
  args: { companyId: 22, lines: ready(listOf(lines)), onLoadMore: fn() },
} satisfies Meta<typeof CorrectionLog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 哪一栏、到哪一步、怎么处理的；没有人，也没有写的话。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('主要人员')).toBeVisible();
    await expect(canvas.getByText('基本信息')).toBeVisible();
    await expect(canvas.getByText('处理说明：来源已更新')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '信息纠错' })).toHaveAttribute('href', '/checkEnterprise/correction?id=22');
  },
};

/** 很多：一次几条。 */
export const More: Story = {
  args: { lines: ready(listOf(lines, { total: 12, hasMore: true })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /加载/ }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};

/** 没有人提过。 */
export const Empty: Story = {
  args: { lines: ready(listOf<RegistryCorrectionLine>([])) },
  play: async ({ canvas }) => expect(canvas.getByText('还没有人提出过纠错')).toBeVisible(),
};

/** 正在读取。 */
export const Loading: Story = { args: { lines: loading } };

/** 没读到。 */
export const Failed: Story = { args: { lines: failed(fn()) } };

/** 手机、很长的说明。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { lines: ready(listOf([{ ...lines[2]!, reason: '材料和来源的登记不一致，请先到登记机关办理变更。'.repeat(6) }])) },
};
