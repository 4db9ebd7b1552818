import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton, SkeletonRegion } from './Skeleton.tsx';

const meta = {
  title: 'UI/Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonRegion },
  tags: ['autodocs', 'stable'],
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 一行文字的骨架，200 毫秒后才出现，不闪动。 */
export const Default: Story = { args: { width: '60%' } };

/** 按将到的内容拼出形状。 */
export const Composed: Story = {
  render: () => (
    <SkeletonRegion label="正在加载文章">
      <div style={{ display: 'flex', gap: 16, maxWidth: 420 }}>
        <div style={{ flex: 1 }}>
          <Skeleton />
          <Skeleton width="70%" />
          <div style={{ display: 'flex', gap: 8, alignItems: 'center', marginTop: 16 }}>
            <Skeleton shape="circle" width="24px" />
            <Skeleton width="6rem" />
          </div>
        </div>
        <div style={{ width: 144, height: 96 }}>
          <Skeleton shape="block" />
        </div>
      </div>
    </SkeletonRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('正在加载文章');
  },
};
