import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { settings } from '../operator.fixtures.ts';
import { SettingsEditor } from './SettingsEditor.tsx';
import { settingsEditorKeys } from './settingsEditorKeys.ts';

const meta = {
  title: 'Features/Operator/SettingsEditor',
  component: SettingsEditor,
  tags: ['autodocs', 'stable'],
  parameters: { keys: settingsEditorKeys },
  args: { settings: { status: 'ready', data: settings }, onSave: fn(async () => undefined) },
} satisfies Meta<typeof SettingsEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一项一项保存；没改过的不发。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'ICP 备案号' });
    await playKeys({ userEvent, step }, settingsEditorKeys, {
      same: { given: () => field.focus(), proves: () => expect(args.onSave).not.toHaveBeenCalled() },
      save: async () => {
        await expect(args.onSave).toHaveBeenCalledWith({ key: 'site.icp', value: '示例 ICP 备 00000000 号' });
        await expect(await canvas.findByText('已保存')).toBeVisible();
        await expect(field).toHaveFocus();
      },
    });
  },
};

/** 从概览里没填的一项过来：焦点在那一项的输入框里，别的项不抢。 */
export const CameForOne: Story = {
  args: { focusKey: settings[1]?.key ?? '' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: settings[1]?.label ?? '' })).toHaveFocus());
  },
};

/** 留空保存就是取消。 */
export const TakeOff: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: '多少天不登录后提醒' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ key: 'inactiveDays', value: '' });
    await expect(await canvas.findByText('已取消')).toBeVisible();
  },
};

/** 没存上：话在那一项下面，写的还在。 */
export const SaveFails: Story = {
  args: {
    onSave: fn(async () => {
      throw new ApiError({ status: 422, reason: 'setting.invalid', message: '这一项只能是 0 或 1' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '抽奖活动开关（1 开，0 关）' });
    await userEvent.clear(field);
    await userEvent.keyboard('9{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这一项只能是 0 或 1');
    await expect(field).toHaveValue('9');
  },
};

/** 没有可以修改的配置。 */
export const Empty: Story = { args: { settings: { status: 'ready', data: [] } } };

/** 正在加载。 */
export const Loading: Story = { args: { settings: { status: 'loading' } } };

/** 没有加载出来。 */
export const Failed: Story = {
  args: { settings: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 很长的名称和值。 */
export const LongText: Story = {
  args: {
    settings: {
      status: 'ready',
      data: [
        {
          key: 'site.aVeryLongKeyThatSomebodyChoseLongAgo',
          label: '首页公告：大促、放假和系统维护时显示在搜索框上方的一句话，最多六十个字',
          value: '春节期间客服休息，订单照常处理，2 月 18 日恢复。'.repeat(6),
          isPublic: true,
        },
      ],
    },
  },
};

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
