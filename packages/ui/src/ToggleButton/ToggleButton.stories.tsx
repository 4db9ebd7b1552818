import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DenseIcon, ListIcon } from '../Icon/actionIcons.tsx';
import { ToggleButton, type ToggleButtonProps } from './ToggleButton.tsx';
import { ToggleButtonGroup, ToggleChoice } from './ToggleButtonGroup.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { toggleButtonGroupKeys, toggleButtonKeys } from './toggleButtonKeys.ts';

/** Stays as it was pressed. */
function Kept({ isSelected, onChange, ...props }: ToggleButtonProps) {
  const [isOn, setOn] = useState(isSelected);
  return (
    <ToggleButton
      {...props}
      isSelected={isOn}
      onChange={(next) => {
        setOn(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'UI/Actions/ToggleButton',
  component: ToggleButton,
  subcomponents: { ToggleButtonGroup, ToggleChoice },
  tags: ['autodocs', 'stable'],
  parameters: { keys: { ...toggleButtonKeys, ...toggleButtonGroupKeys } },
  args: { children: '仅看国产', isSelected: false, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 单独一个：按下后一直按着。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, step, args }) => {
    const button = canvas.getByRole('button', { name: '仅看国产' });
    await playKeys({ userEvent, step }, toggleButtonKeys, {
      focus: () => expect(button).toHaveFocus(),
      toggle: async (pressed) => {
        await expect(args.onChange).toHaveBeenLastCalledWith(pressed === '{Enter}');
        await expect(button).toHaveAttribute('aria-pressed', String(pressed === '{Enter}'));
      },
    });
  },
};

/** 不可用。 */
export const Disabled: Story = { args: { isDisabled: true } };

/** 一组里选一个：一个 Tab 停靠点，左右键移动。 */
export const Group: Story = {
  render: () => (
    <ToggleButtonGroup label="行高" defaultSelectedKeys={['compact']}>
      <ToggleChoice id="compact" label="紧凑">
        <DenseIcon size={16} />
      </ToggleChoice>
      <ToggleChoice id="comfortable" label="舒适">
        <ListIcon size={16} />
      </ToggleChoice>
    </ToggleButtonGroup>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const choice = (name: string) => canvas.getByRole('radio', { name });
    await playKeys({ userEvent, step }, toggleButtonGroupKeys, {
      enter: () => expect(choice('紧凑')).toHaveFocus(),
      next: async () => {
        await expect(choice('舒适')).toHaveFocus();
        await expect(choice('紧凑')).toBeChecked();
      },
      choose: () => expect(choice('舒适')).toBeChecked(),
      previous: () => expect(choice('紧凑')).toHaveFocus(),
    });
  },
};
