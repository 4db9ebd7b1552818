import type { RegistryCorrection } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleCorrection, sampleCorrections } from '../corrections.fixtures.ts';
import { CorrectionList } from './CorrectionList.tsx';

const meta = {
  title: 'Features/Companies/CorrectionList',
  component: CorrectionList,
  tags: ['autodocs', 'experimental'],
  args: { corrections: ready(listOf(sampleCorrections)), onLoadMore: fn() },
} satisfies Meta<typeof CorrectionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 处理中、已更正、已驳回：说什么、写了什么、运营怎么说。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const state of ['处理中', '已更正', '已驳回']) await expect(canvas.getByText(state)).toBeVisible();
    await expect(canvas.getByText('处理说明：来源已更新')).toBeVisible();
    await expect(canvas.getByText('驳回原因：材料看不清案号，请重新上传')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '示例科技（东莞）有限公司' })).toHaveAttribute('href', '/checkEnterprise/companyDetail/21');
  },
};

/** 一条也没有。 */
export const Empty: Story = { args: { corrections: ready(listOf<RegistryCorrection>([])) } };

/** 正在读取。 */
export const Loading: Story = { args: { corrections: loading } };

/** 没读到。 */
export const Failed: Story = { args: { corrections: failed(fn()) } };

/** 手机、很长的名称和几行字。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    corrections: ready(
      listOf([{ ...sampleCorrection, company: { id: 22, name: '示例很长的公司名'.repeat(10) }, content: `第一行\n${'没有空格的编号'.repeat(30)}\n第三行` }]),
    ),
  },
};
