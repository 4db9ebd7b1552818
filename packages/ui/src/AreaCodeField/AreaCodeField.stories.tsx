import { stateful } from '../storyState/storyState.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AreaCodeField } from './AreaCodeField.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { areaCodeFieldKeys } from './areaCodeFieldKeys.ts';

const meta = {
  title: 'UI/Forms/AreaCodeField',
  component: AreaCodeField,
  tags: ['autodocs', 'stable'],
  parameters: { keys: areaCodeFieldKeys },
  args: {
    label: '手机号码',
    areaLabel: '国家或地区代码',
    placeholder: '11 位手机号码',
    regions: [
      { code: '+86', name: '中国大陆', digits: 11, groups: [3, 4, 4] },
      { code: '+852', name: '中国香港', digits: 8, groups: [4, 4] },
      { code: '+886', name: '中国台湾', digits: 10, groups: [4, 3, 3] },
    ],
    value: { areaCode: '+86', phone: '' },
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 436 }}>{Story()}</div>],
  render: stateful(AreaCodeField, { value: 'onChange' }),
} satisfies Meta<typeof AreaCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 空着；先到区号，再到号码。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /国家或地区代码/ })).toHaveFocus();
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: '手机号码' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('138-0013');
    await expect(input).toHaveValue('1380013');
    await expect(args.onChange).toHaveBeenLastCalledWith({ areaCode: '+86', phone: '1380013' });
  },
};

/** 读的时候分组，改的时候不分，光标不跳。 */
export const Grouped: Story = {
  args: { value: { areaCode: '+86', phone: '13800138000' } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '手机号码' });
    await expect(input).toHaveValue('138 0013 8000');
    await userEvent.click(input);
    await expect(input).toHaveValue('13800138000');
  },
};

/** 贴进一个带区号的香港号码：区号跟着换。 */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('电话：+852 5123-4567');
    await expect(canvas.getByRole('textbox')).toHaveValue('51234567');
    await expect(args.onChange).toHaveBeenLastCalledWith({ areaCode: '+852', phone: '51234567' });
    await expect(canvas.getByRole('button', { name: /\+852/ })).toBeVisible();
  },
};

/** 用键盘换地区：列表里是区号和名字，选好以后焦点回到区号。 */
export const PickRegion: Story = {
  args: { value: { areaCode: '+86', phone: '0912345678' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, areaCodeFieldKeys, {
      focus: () => expect(canvas.getByRole('button', { name: /国家或地区代码/ })).toHaveFocus(),
      open: () => waitFor(() => expect(screen.getByRole('option', { name: /\+886 ?中国台湾/ })).toBeVisible()),
      choose: async () => {
        await expect(args.onChange).toHaveBeenLastCalledWith({ areaCode: '+886', phone: '0912345678' });
        await waitFor(() => expect(canvas.getByRole('button', { name: /\+886/ })).toHaveFocus());
        await expect(canvas.getByRole('textbox')).toHaveValue('0912 345 678');
      },
      number: () => expect(canvas.getByRole('textbox')).toHaveFocus(),
    });
  },
};

/** 号码不对：说核对哪里的号码。 */
export const Invalid: Story = {
  args: { value: { areaCode: '+86', phone: '1280013' }, error: '手机号码不正确，请核对中国大陆的号码' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('手机号码不正确，请核对中国大陆的号码'),
};

/** 不可用：区号也不可用。 */
export const Disabled: Story = {
  args: { value: { areaCode: '+86', phone: '13800138000' }, isDisabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};

/** 文字都很长，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    value: { areaCode: '+852', phone: '51234567890' },
    label: '收货人在工作日白天能接通的、快递员送货前会拨打的手机号码',
    error: '中国香港的手机号码是 8 位，您填了 11 位；如果是大陆号码，请把区号改为 +86',
  },
};
