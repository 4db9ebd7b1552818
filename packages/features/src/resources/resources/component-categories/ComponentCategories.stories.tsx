import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleCategories } from '../../resources.fixtures.ts';
import { ComponentCategories } from './ComponentCategories.tsx';

const meta = {
  title: 'Features/Resources/ComponentCategories',
  component: ComponentCategories,
  tags: ['autodocs', 'experimental'],
  args: { categories: ready(sampleCategories) },
} satisfies Meta<typeof ComponentCategories>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每一类有多少型号，点进去是搜索。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '线性稳压器' })).toHaveAttribute('href', expect.stringContaining('power/ldo'));
    await expect(canvas.getByText('12,480 个型号')).toBeVisible();
  },
};

/** 没有分类。 */
export const Empty: Story = { args: { categories: ready([]) } };

/** 正在加载。 */
export const Loading: Story = { args: { categories: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { categories: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
