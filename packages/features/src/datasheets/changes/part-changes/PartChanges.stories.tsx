import { Button } from '@chippage/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { changeSamples } from '../changes.fixtures.ts';
import { PartChanges } from './PartChanges.tsx';

const meta = {
  title: 'Features/Datasheets/PartChanges',
  component: PartChanges,
  tags: ['autodocs', 'experimental'],
  args: { notices: changeSamples, total: 2, partId: 1, follow: <Button variant="outline">关注</Button> },
} satisfies Meta<typeof PartChanges>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 什么通知、到哪天还能下单，原厂文件在新窗口打开。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('最后下单 2027-03-31')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /原厂文件/ })).toHaveAttribute('target', '_blank');
  },
};

/** 还有更多：去看这个型号的全部。 */
export const More: Story = {
  args: { total: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '全部 5 条通知' })).toHaveAttribute('href', '/datasheet/notices?part=1');
  },
};

/** 没有登记过：不说成“没有通知”。 */
export const None: Story = {
  args: { notices: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/不代表原厂没有发过/)).toBeVisible();
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
