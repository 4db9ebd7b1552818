import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EvidenceChip } from './EvidenceChip.tsx';

const meta = {
  title: 'Features/Datasheets/EvidenceChip',
  component: EvidenceChip,
  tags: ['autodocs', 'stable'],
  args: { name: '工作温度', evidence: { page: 2, isSure: true }, href: '#page=2&frame=302,151.5,40,16' },
} satisfies Meta<typeof EvidenceChip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 这项参数在数据手册的第几页；名字里有参数，单独读出来也听得懂。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('link', { name: '工作温度的出处： 第 2 页' });
    await expect(chip).toHaveAttribute('href', '#page=2&frame=302,151.5,40,16');
    await userEvent.tab();
    await expect(chip).toHaveFocus();
  },
};

/** 名称或单位不全对得上，或者不止一处：说位置待核。 */
export const Unsure: Story = {
  args: { evidence: { page: 13, isSure: false } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '工作温度的出处： 第 13 页 位置待核' })).toBeVisible(),
};
