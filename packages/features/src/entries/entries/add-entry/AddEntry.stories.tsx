import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddEntry } from './AddEntry.tsx';

const meta = {
  title: 'Features/Entries/AddEntry',
  component: AddEntry,
  tags: ['autodocs', 'experimental'],
  args: { kinds: ['agent', 'trader'] },
} satisfies Meta<typeof AddEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 代理分销列表下面。 */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '补充一个贸易商' })).toHaveAttribute('href', '/userCenter/entries/add/trader'),
};

/** 品牌大全下面，手机。 */
export const Narrow: Story = { args: { kinds: ['brand'] }, globals: { viewport: { value: 'w360' } } };
