import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhotoShots } from './PhotoShots.tsx';

const meta = {
  title: 'Features/Inquiries/PhotoShots',
  component: PhotoShots,
  tags: ['autodocs', 'stable'],
} satisfies Meta<typeof PhotoShots>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 要拍的五样，按拍的次序。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(5) };
/** 窄屏。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
