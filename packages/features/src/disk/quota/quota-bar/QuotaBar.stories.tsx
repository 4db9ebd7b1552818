import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuotaBar } from './QuotaBar.tsx';

const meta = {
  title: 'Features/Disk/QuotaBar',
  component: QuotaBar,
  tags: ['autodocs', 'experimental'],
  args: {
    usedBytes: 1_284_000_000,
    totalBytes: 5_000_000_000,
    kinds: [
      { name: 'PDF', sizeBytes: 1_020_000_000 },
      { name: '图片', sizeBytes: 160_000_000 },
      { name: '回收站', sizeBytes: 0 },
    ],
  },
} satisfies Meta<typeof QuotaBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 用了多少、是什么；空的一类不列。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '云盘空间' })).toHaveAttribute('aria-valuenow', '26');
    await expect(canvas.queryByText('回收站')).toBeNull();
  },
};
/** 快满了：说怎么腾出来。 */
export const NearlyFull: Story = { args: { usedBytes: 4_800_000_000 } };
/** 满了。 */
export const Full: Story = { args: { usedBytes: 5_000_000_000 } };
