import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

/** Keeps what is typed, as a form does. */
function Kept({ areaCode, phone, onChange, ...props }: PhoneFieldProps) {
  const [value, setValue] = useState({ areaCode, phone });
  return (
    <PhoneField
      {...props}
      {...value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Features/Account/PhoneField',
  component: PhoneField,
  tags: ['autodocs', 'stable'],
  args: { areaCode: '+86', phone: '', error: undefined, autoComplete: 'tel-national', onChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: 436 }}>
      <Kept {...args} />
    </div>
  ),
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 空着：写明要几位；手机把本机号码填进来。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: '手机号码' });
    await expect(input).toHaveAttribute('placeholder', '11 位手机号码');
    await expect(input).toHaveAttribute('autocomplete', 'tel-national');
    await userEvent.type(input, '138');
    await expect(args.onChange).toHaveBeenLastCalledWith({ areaCode: '+86', phone: '138' });
  },
};

/** 填好了：按这个地区的习惯分组。 */
export const Filled: Story = {
  args: { areaCode: '+852', phone: '51234567' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '手机号码' })).toHaveValue('5123 4567');
    await expect(canvas.getByRole('button', { name: /国家或地区代码/ })).toHaveTextContent('+852');
  },
};

/** 能登录的三个地区；换了地区，要的位数也换。 */
export const Regions: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /国家或地区代码/ }));
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent.replace(/\s/g, ''));
    await expect(names).toEqual(['+86中国大陆', '+852中国香港', '+886中国台湾']);
    await userEvent.click(screen.getByRole('option', { name: /中国台湾/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith({ areaCode: '+886', phone: '' });
    await expect(canvas.getByRole('textbox', { name: '手机号码' })).toHaveAttribute('placeholder', '10 位手机号码');
    await waitFor(() => expect(canvas.getByRole('button', { name: /国家或地区代码/ })).toHaveFocus());
  },
};

/** 登录用：密码管理器当它是用户名。 */
export const ForLogin: Story = {
  args: { autoComplete: 'username' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: '手机号码' })).toHaveAttribute('autocomplete', 'username'),
};

/** 号码不对：连在输入框上。 */
export const Invalid: Story = {
  args: { phone: '1280013', error: '手机号码不正确，请核对中国大陆的号码' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '手机号码' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('手机号码不正确，请核对中国大陆的号码');
  },
};

/** 另起一个名字、错误很长，窄屏。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { areaCode: '+852', phone: '138001380', label: '新手机号码', error: '手机号码不正确，请核对中国香港的号码：是 8 位，以 4 到 9 开头' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: '新手机号码' })).toBeInvalid(),
};
