import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch, type SwitchProps } from './Switch.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { switchKeys } from './switchKeys.ts';
import { pointerStates, StateGrid } from '../StateGrid/StateGrid.tsx';

const meta = {
  title: 'UI/Forms/Switch',
  component: Switch,
  tags: ['autodocs', 'stable'],
  parameters: { keys: switchKeys },
  args: { children: '在新标签页打开', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 关着。空格键切换，立即生效。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, step, args }) => {
    const toggle = canvas.getByRole('switch', { name: '在新标签页打开' });
    await playKeys({ userEvent, step }, switchKeys, {
      focus: () => expect(toggle).toHaveFocus(),
      toggle: async () => {
        await expect(args.onChange).toHaveBeenLastCalledWith(true);
        await expect(toggle).toBeChecked();
      },
    });
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
  },
};

/** 开着，带一句说明。 */
export const Selected: Story = {
  args: { defaultSelected: true, description: '常用网站和代理商的链接' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('常用网站和代理商的链接');
  },
};

/** 不可用。 */
export const Disabled: Story = { args: { isDisabled: true } };

/** 状态矩阵：开与关的每种状态。 */
export const States: Story = {
  render: () => (
    <StateGrid<SwitchProps>
      label="开关的状态"
      target="label"
      variants={{ 关: {}, 开: { defaultSelected: true } }}
      states={[...pointerStates.slice(0, 3), { name: '只读', props: { isReadOnly: true } }, { name: '停用', props: { isDisabled: true } }]}
    >
      {(props) => <Switch {...props}>减弱动态</Switch>}
    </StateGrid>
  ),
};
