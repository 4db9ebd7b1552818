import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleLines } from '../production.fixtures.ts';
import { ProductionList } from './ProductionList.tsx';

const meta = {
  title: 'Features/Enterprise/ProductionList',
  component: ProductionList,
  tags: ['autodocs', 'experimental'],
  args: { lines: ready(sampleLines) },
} satisfies Meta<typeof ProductionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 核对过的写明何时；没有写的是未知，示例有标记。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ISO 9001:2015、IATF 16949:2016')).toBeVisible();
    await expect(canvas.getAllByText('未知')).toHaveLength(3);
    await expect(canvas.getByText('示例')).toBeVisible();
  },
};

/** 一条也没有。 */
export const Empty: Story = { args: { lines: ready([]) } };

/** 正在加载。 */
export const Loading: Story = { args: { lines: loading } };

/** 没能加载。 */
export const Failed: Story = { args: { lines: failed(fn()) } };

/** 手机、很长的文字。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { lines: ready([{ ...sampleLines[0]!, name: '很长的产线名称'.repeat(6), equipment: '很长的设备清单，'.repeat(20) }]) },
};
