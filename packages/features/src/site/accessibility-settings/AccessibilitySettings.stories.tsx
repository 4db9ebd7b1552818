import { playKeys } from '@chippage/ui/keyboard';
import { stateful } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccessibilitySettings } from './AccessibilitySettings.tsx';
import { accessibilitySettingsKeys } from './accessibilitySettingsKeys.ts';

const meta = {
  title: 'Features/Site/AccessibilitySettings',
  component: AccessibilitySettings,
  tags: ['autodocs', 'stable'],
  parameters: { keys: accessibilitySettingsKeys },
  args: { value: { motion: 'auto', type: 'normal', leavesByItself: true, unread: 'realtime' }, onChange: fn() },
  render: stateful(AccessibilitySettings, { value: 'onChange' }),
} satisfies Meta<typeof AccessibilitySettings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 平常的选择。每一项改了立即生效。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await playKeys({ userEvent, step }, accessibilitySettingsKeys, {
      focus: () => expect(canvas.getByRole('switch', { name: '减少动效' })).toHaveFocus(),
      toggle: () => expect(args.onChange).toHaveBeenLastCalledWith({ motion: 'reduced', type: 'normal', leavesByItself: true, unread: 'realtime' }),
      often: {
        given: () => canvas.getByRole('radio', { checked: true }).focus(),
        proves: () => expect(args.onChange).toHaveBeenLastCalledWith({ motion: 'reduced', type: 'normal', leavesByItself: true, unread: 'fiveMinutes' }),
      },
    });
    await userEvent.click(canvas.getByRole('switch', { name: '页面不自动跳转' }));
    await userEvent.click(canvas.getByRole('switch', { name: '大字' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ motion: 'reduced', type: 'large', leavesByItself: false, unread: 'fiveMinutes' });
  },
};

/** 全部打开，消息提醒关闭。 */
export const AllOn: Story = { args: { value: { motion: 'reduced', type: 'large', leavesByItself: false, unread: 'off' } } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
