import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleGroup, sampleGroups } from '../../circle.fixtures.ts';
import { GroupSide } from './GroupSide.tsx';

const meta = {
  title: 'Features/Circle/GroupSide',
  component: GroupSide,
  tags: ['autodocs', 'experimental'],
  args: { groups: sampleGroups, feeds: { atom: '/api/trends/feed.atom', json: '/api/trends/feed.json' } },
} satisfies Meta<typeof GroupSide>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 小组和订阅的地址。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'PCB 与工艺' })).toHaveAttribute('href', '/circle/circleContent/5');
    await expect(canvas.getByRole('link', { name: 'Atom' })).toHaveAttribute('href', '/api/trends/feed.atom');
  },
};

/** 在一个小组里：先是它的规则。 */
export const InGroup: Story = {
  args: { rules: sampleGroup().rules },
  play: ({ canvas }) => expect(canvas.getByText('引用资料写明出处，不发有版权的完整文件')).toBeVisible(),
};
