import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleSeriesDetail } from '../../resources.fixtures.ts';
import { SeriesPage } from './SeriesPage.tsx';

const meta = {
  title: 'Features/Resources/SeriesPage',
  component: SeriesPage,
  tags: ['autodocs', 'experimental'],
  args: { series: ready(sampleSeriesDetail()) },
} satisfies Meta<typeof SeriesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 按阅读的次序排着。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 1 篇')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'CAN 位时间设置' })).toHaveAttribute('href', '/prefecture/resource/14');
  },
};

/** 里面的都下架了。 */
export const Empty: Story = { args: { series: ready(sampleSeriesDetail({ items: [] })) } };

/** 正在加载。 */
export const Loading: Story = { args: { series: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { series: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
