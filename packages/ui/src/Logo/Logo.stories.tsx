import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'UI/Foundations/Logo',
  component: Logo,
  tags: ['autodocs', 'stable'],
  args: { label: '芯页' },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 芯片轮廓，折起一角，七个引脚。 */
export const Default: Story = {};

/** 大号。 */
export const Large: Story = { args: { size: 32 } };
