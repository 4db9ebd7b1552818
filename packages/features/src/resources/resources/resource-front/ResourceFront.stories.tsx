import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleIndex } from '../../resources.fixtures.ts';
import { ResourceFront } from './ResourceFront.tsx';

const meta = {
  title: 'Features/Resources/ResourceFront',
  component: ResourceFront,
  tags: ['autodocs', 'experimental'],
  args: { index: ready(sampleIndex), series: <p>最新的专栏</p> },
} satisfies Meta<typeof ResourceFront>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每一种最新的几份，和去全部的链接。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '全部 20 个方案' })).toHaveAttribute('href', '/prefecture/circuitScheme');
    await expect(canvas.getByRole('link', { name: '全部 19 份原始数据' })).toHaveAttribute('href', '/prefecture/originalDateRecommend/1');
  },
};

/** 什么都还没有。 */
export const Empty: Story = {
  args: { index: ready({ ...sampleIndex, counts: [], schemes: [], courses: [], data: [], series: [] }), series: null },
  play: async ({ canvas }) => expect(canvas.getAllByText('还没有内容')).toHaveLength(4),
};

/** 正在加载。 */
export const Loading: Story = { args: { index: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { index: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
