import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DiskFrame } from './DiskFrame.tsx';

const meta = {
  title: 'Features/Disk/DiskFrame',
  component: DiskFrame,
  tags: ['autodocs', 'experimental'],
  args: { current: 'files', children: <p>这一页的内容</p> },
} satisfies Meta<typeof DiskFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 云盘各页的头，和去别的页的路；我的文章是其中一页。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '我的文件', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '文章' })).toHaveAttribute('href', expect.stringContaining('articleDisk'));
  },
};
/** 手机：栏目横着滚，所在的一栏整个看得见。 */
export const Narrow: Story = {
  args: { current: 'recycle' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '回收站', current: 'page' });
    await waitFor(async () => {
      const [row, box] = [(link.closest('ul') as HTMLElement).getBoundingClientRect(), link.getBoundingClientRect()];
      await expect(Math.round(box.right)).toBeLessThanOrEqual(Math.round(row.right));
      await expect(box.left).toBeGreaterThan(row.left);
    });
  },
};
