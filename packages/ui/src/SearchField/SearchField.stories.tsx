import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { SearchField } from './SearchField.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { searchFieldKeys } from './searchFieldKeys.ts';

const meta = {
  title: 'UI/Forms/SearchField',
  component: SearchField,
  tags: ['autodocs', 'stable'],
  parameters: { keys: searchFieldKeys },
  args: { label: '搜索品牌', isLabelHidden: true, placeholder: '品牌名称', clearLabel: '清除', onChange: fn(), onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 436 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 空着，叉号不出现。 */
export const Default: Story = {};

/** 有内容：Enter 提交，Esc 清空，叉号也清空并把焦点留在输入框。 */
export const Filled: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas, userEvent, step, args }) => {
    const input = canvas.getByRole('searchbox', { name: '搜索品牌' });
    await playKeys({ userEvent, step }, searchFieldKeys, {
      focus: () => expect(input).toHaveFocus(),
      submit: { given: () => userEvent.keyboard('意法'), proves: () => expect(args.onSubmit).toHaveBeenLastCalledWith('意法') },
      clear: async () => {
        await expect(input).toHaveValue('');
        await expect(input).toHaveFocus();
      },
    });
    await userEvent.keyboard('TI');
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('TI');
  },
};

/** 输入法：选字时的 Enter 不提交，半截拼音不外传，选定后才算数。 */
export const InputMethod: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox');
    input.focus();
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: 'yi f' } });
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true });
    await expect(input).toHaveValue('yi f');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await fireEvent.input(input, { target: { value: '意法' } });
    await fireEvent.compositionEnd(input);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('意法');
    await fireEvent.keyDown(input, { key: 'Enter' });
    await expect(args.onSubmit).toHaveBeenCalledWith('意法');
  },
};

/** 末尾有绿色按钮。 */
export const WithSubmit: Story = {
  args: { defaultValue: 'STM32F103', isMono: true, submitLabel: '搜索' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('STM32F103');
  },
};

/** 首页的大搜索框，高 56。 */
export const Large: Story = { args: { size: 'lg', submitLabel: '搜索' } };

/** 菜单里的小搜索框，高 32。 */
export const Small: Story = { args: { size: 'sm', defaultValue: 'TI' } };

/** 填写有误。 */
export const Invalid: Story = { args: { isLabelHidden: false, error: '请输入型号、品牌或关键词' } };
