import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Changed } from './Changed.tsx';

const meta = {
  title: 'Features/Parts/Changed',
  component: Changed,
  tags: ['autodocs', 'stable'],
  args: { before: 'https://www.example.com', after: 'https://example.com' },
} satisfies Meta<typeof Changed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 审核一处改动：先写原来的，再写改成什么；不靠颜色和删除线也读得懂。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('原来：https://www.example.com').tagName).toBe('DEL');
    await expect(canvas.getByText('改为：https://example.com').tagName).toBe('INS');
  },
};

/** 长的网址和句子折行，不撑宽。 */
export const LongText: Story = {
  args: {
    before: `https://www.example.com/${'company-profile/'.repeat(8)}`,
    after: '工业与汽车电源器件的授权代理，服务华南和港澳的研发与采购，备有技术支持和小批量现货。'.repeat(2),
  },
  globals: { viewport: { value: 'w360' } },
};
