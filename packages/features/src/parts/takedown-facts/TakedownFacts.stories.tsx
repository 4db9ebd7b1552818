import type { Meta, StoryObj } from '@storybook/react-vite';
import { upheld } from './TakedownFacts.fixtures.ts';
import { TakedownFacts } from './TakedownFacts.tsx';

const meta = {
  title: 'Features/Parts/TakedownFacts',
  component: TakedownFacts,
  tags: ['autodocs', 'stable'],
  args: { takedown: upheld },
} satisfies Meta<typeof TakedownFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 已下架的没有链接，写明已下架；别的还能打开。 */
export const Default: Story = {};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
