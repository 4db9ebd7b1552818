import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LetterTile } from './LetterTile.tsx';

const meta = {
  title: 'Features/Parts/LetterTile',
  component: LetterTile,
  tags: ['autodocs', 'stable'],
  args: { letters: '立' },
} satisfies Meta<typeof LetterTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 网址的首字；读屏软件读的是旁边的名字。 */
export const Default: Story = {
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[data-letters="立"]')).toHaveTextContent(''),
};
/** 没有标志的品牌：两个字母，有边框。 */
export const Framed: Story = { args: { letters: 'ST', look: 'framed' } };
