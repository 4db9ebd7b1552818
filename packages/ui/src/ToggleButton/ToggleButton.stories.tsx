import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DenseIcon, ListIcon } from '../Icon/actionIcons.tsx';
import { ToggleButton, ToggleButtonGroup } from './ToggleButton.tsx';

const meta = {
  title: 'UI/Actions/ToggleButton',
  component: ToggleButton,
  tags: ['autodocs'],
  args: { children: '仅看国产', onChange: fn() },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 单独一个：按下后一直按着。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button', { name: '仅看国产' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** 不可用。 */
export const Disabled: Story = { args: { isDisabled: true } };

/** 一组里选一个：一个 Tab 停靠点，左右键移动。 */
export const Group: Story = {
  render: () => (
    <ToggleButtonGroup label="行高" defaultSelectedKeys={['compact']}>
      <ToggleButton id="compact" label="紧凑">
        <DenseIcon size={16} />
      </ToggleButton>
      <ToggleButton id="comfortable" label="舒适">
        <ListIcon size={16} />
      </ToggleButton>
    </ToggleButtonGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '紧凑' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('radio', { name: '舒适' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '紧凑' })).not.toBeChecked();
  },
};
