import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { HotWordsEditor } from './HotWordsEditor.tsx';
import { hotWordsEditorKeys } from './hotWordsEditorKeys.ts';

const words = ['STM32F103C8T6', 'LM358', 'GD32F103C8T6', '降压芯片'];

const meta = {
  title: 'Features/Operator/HotWordsEditor',
  component: HotWordsEditor,
  tags: ['autodocs', 'stable'],
  parameters: { keys: hotWordsEditorKeys },
  args: { words: { status: 'ready', data: words }, onSave: fn(async () => undefined), onDirtyChange: fn() },
} satisfies Meta<typeof HotWordsEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 只用键盘：上移到头，焦点到“下移”；添加一个，保存。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const to = (name: string) => () => canvas.getByRole('button', { name }).focus();
    await playKeys({ userEvent, step }, hotWordsEditorKeys, {
      up: { given: to('上移 LM358'), proves: () => waitFor(() => expect(canvas.getByRole('button', { name: '下移 LM358' })).toHaveFocus()) },
      add: {
        given: () => canvas.getByRole('textbox', { name: '添加热搜词' }).focus(),
        proves: () => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true),
      },
      remove: { given: to('删除 GD32F103C8T6'), proves: () => expect(canvas.getByRole('button', { name: '删除 降压芯片' })).toHaveFocus() },
      save: {
        given: to('保存'),
        proves: async () => {
          await expect(args.onSave).toHaveBeenCalledWith(['LM358', 'STM32F103C8T6', '降压芯片', 'TPS62130']);
          await expect(await canvas.findByText('已保存')).toBeVisible();
        },
      },
    });
  },
};

/** 删除之后，焦点到下一行的删除。 */
export const Remove: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '删除 STM32F103C8T6' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('STM32F103C8T6')).toBeNull();
    await expect(canvas.getByRole('button', { name: '删除 LM358' })).toHaveFocus();
    await expect(canvas.getByText('有未保存的修改')).toBeVisible();
  },
};

/** 重复的、空的不能添加。 */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '添加热搜词' });
    await userEvent.type(field, 'lm358{Enter}');
    await expect(field).toHaveAccessibleDescription('“lm358”已经在列表里');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription('请写出热搜词');
  },
};

/** 已满 24 个。 */
export const Full: Story = {
  args: { words: { status: 'ready', data: Array.from({ length: 24 }, (_, at) => `STM32F${103 + at}`) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '添加热搜词' }), 'LM358{Enter}');
    await expect(canvas.getByText('最多 24 个，请先删除一个')).toBeVisible();
  },
};

/** 没存上：修改还在。 */
export const SaveFails: Story = {
  args: {
    onSave: fn(async () => {
      throw new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败，请检查网络后重试' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下移 STM32F103C8T6' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('网络连接失败');
    await expect(canvas.getByText('有未保存的修改')).toBeVisible();
  },
};

/** 一个也没有选。 */
export const Empty: Story = { args: { words: { status: 'ready', data: [] } } };

/** 正在加载。 */
export const Loading: Story = { args: { words: { status: 'loading' } } };

/** 没有加载出来。 */
export const Failed: Story = {
  args: { words: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 很长的词。 */
export const LongText: Story = {
  args: { words: { status: 'ready', data: ['TPS62130RGTR-VERY-LONG-ORDERING-CODE-1234', '车规级高边开关与大电流降压转换器以及配套电感电容选型'] } },
};

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
