import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { pointerStates, StateGrid } from './StateGrid.tsx';

const meta = {
  title: 'UI/Foundations/StateGrid',
  component: StateGrid<ButtonProps>,
  tags: ['autodocs', 'stable'],
  args: {
    label: '按钮的状态',
    variants: { 实心: {}, 描边: { variant: 'outline' } },
    states: [...pointerStates, { name: '停用', props: { isDisabled: true } }],
    children: (props) => <Button {...props}>搜索</Button>,
  },
} satisfies Meta<typeof StateGrid<ButtonProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每种状态一行，每种样子一列；只在故事里用。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: '搜索' })).toHaveLength(10);
  },
};
/** 一次只能有一个的状态，只画在一列里。 */
export const OneOfAKind: Story = {
  args: { states: [{ name: '平常' }, { name: '键盘焦点', pose: 'focusVisible', only: '实心' }] },
  play: async ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(3),
};
