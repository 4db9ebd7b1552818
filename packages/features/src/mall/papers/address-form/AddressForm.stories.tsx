import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleAddress, sampleAddresses } from '../papers.fixtures.ts';
import { AddressForm } from './AddressForm.tsx';
import { addressFormKeys } from './addressFormKeys.ts';

const meta = {
  title: 'Features/Mall/AddressForm',
  component: AddressForm,
  tags: ['autodocs', 'stable'],
  parameters: { keys: addressFormKeys },
  args: { onSave: fn(async () => undefined), onCancel: fn() },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 新增大陆地址：省市区从行政区划里选，也可以直接填写。 */
export const Default: Story = {
  parameters: { waivers: { live: { because: '测试一口气填完，每个列表的选项数本应各播报一次', until: '2027-03-15' } } },
  args: { onSave: fn(async () => undefined) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '收货人' }), '林工');
    const mobile = canvas.getByRole('textbox', { name: '手机号' });
    await userEvent.click(mobile);
    await userEvent.paste('+86 138-0013-8000');
    await expect(mobile).toHaveValue('13800138000');
    await expect(mobile).toHaveAttribute('autocomplete', 'tel-national');
    const province = canvas.getByRole('combobox', { name: '省份' });
    await expect(province).toHaveAttribute('autocomplete', 'address-level1');
    await userEvent.type(province, '浙江');
    await userEvent.click(await screen.findByRole('option', { name: '浙江省' }));
    await userEvent.type(canvas.getByRole('combobox', { name: '城市' }), '杭州');
    await userEvent.click(await screen.findByRole('option', { name: '杭州市' }));
    await userEvent.type(canvas.getByRole('combobox', { name: '区县' }), '滨江');
    await userEvent.click(await screen.findByRole('option', { name: '滨江区' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '详细地址' }), '示例路 1 号');
    await userEvent.click(canvas.getByRole('button', { name: '保存地址' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ region: 'CN', mobile: '13800138000', province: '浙江省', city: '杭州市', district: '滨江区', detail: '示例路 1 号' }),
      ),
    );
  },
};

/** 不用打字：按省份、城市、区县右边的按钮，从列表里选。 */
export const ChooseOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    const choices = [
      ['省份', '浙江省'],
      ['城市', '杭州市'],
      ['区县', '滨江区'],
    ] as const;
    for (const [field, name] of choices) {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^选择${field}`) }));
      await userEvent.click(await screen.findByRole('option', { name }));
      await expect(canvas.getByRole('combobox', { name: field })).toHaveValue(name);
    }
  },
};

/** 换了省份：不在新省份里的城市和区县清空。 */
export const ProvinceChanged: Story = {
  parameters: { waivers: { live: { because: '测试一口气填完，每个列表的选项数本应各播报一次', until: '2027-03-22' } } },
  args: { paper: sampleAddress() },
  play: async ({ canvas, userEvent }) => {
    const province = canvas.getByRole('combobox', { name: '省份' });
    await userEvent.clear(province);
    await userEvent.type(province, '北京');
    await userEvent.click(await screen.findByRole('option', { name: '北京市' }));
    await expect(canvas.getByRole('combobox', { name: '城市' })).toHaveValue('北京市');
    await expect(canvas.getByRole('combobox', { name: '区县' })).toHaveValue('');
  },
};

const refused = new ApiError({
  status: 422,
  reason: 'mall.mobile',
  message: '请输入 11 位手机号',
  requestId: 'r-1',
  fields: [
    { field: 'mobile', msg: '请输入 11 位手机号' },
    { field: 'postcode', msg: '邮编不正确' },
  ],
});

/** 服务器说哪一栏不对，就写在哪一栏。 */
export const FieldErrors: Story = {
  args: { paper: sampleAddress(), onSave: fn(async () => Promise.reject(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存地址' }));
    const mobile = canvas.getByRole('textbox', { name: '手机号' });
    await waitFor(() => expect(mobile).toHaveFocus());
    await expect(mobile).toHaveAccessibleDescription(/请输入 11 位手机号/);
    await expect(canvas.getByRole('textbox', { name: '邮编（选填）' })).toHaveAccessibleDescription(/邮编不正确/);
  },
};

/** 没有保存成功：说出来，填的都还在。 */
export const Refused: Story = {
  args: {
    paper: sampleAddress(),
    onSave: fn(async () => Promise.reject(new ApiError({ status: 200, reason: 'address.too_many', message: '最多保存 50 个地址，请先删除不用的' }))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存地址' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('最多保存 50 个地址，请先删除不用的');
    await expect(canvas.getByRole('textbox', { name: '收货人' })).toHaveValue('林工');
  },
};

/** 香港：地区、8 位手机号、货代和入仓号，没有邮编。 */
export const HongKong: Story = {
  args: { paper: sampleAddresses[1] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: '地区' })).toHaveValue('观塘区');
    await expect(canvas.getByRole('textbox', { name: '入仓号（选填）' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: '邮编（选填）' })).toBeNull();
    const mobile = canvas.getByRole('textbox', { name: '手机号' });
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '1234');
    await userEvent.click(canvas.getByRole('button', { name: '保存地址' }));
    await expect(mobile).toHaveAccessibleDescription(/请输入 8 位香港手机号/);
  },
};

/** 台湾：县市和乡镇市区，邮编 3、5 或 6 位。 */
export const Taiwan: Story = {
  args: { paper: sampleAddresses[2] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '县市' })).toHaveValue('台北市');
    await expect(canvas.getByRole('textbox', { name: '邮编（选填）' })).toHaveAccessibleDescription(/3、5 或 6 位数字/);
  },
};

/** 键盘：选省份；少填了，焦点到第一处，清单的每一句通向它的栏；换一个地区，要填的跟着换。 */
export const Keyboard: Story = {
  parameters: { waivers: { live: { because: '测试一口气填完，每个列表的选项数本应各播报一次', until: '2027-03-29' } } },
  args: { onSave: fn(async () => undefined) },
  play: async ({ canvas, userEvent, args, step }) => {
    const group = within(canvas.getByRole('radiogroup', { name: '送到哪里' }));
    const province = canvas.getByRole('combobox', { name: '省份' });
    await playKeys({ userEvent, step }, addressFormKeys, {
      only: {
        given: async () => {
          await userEvent.type(province, '北京');
          await screen.findByRole('option', { name: '北京市' });
        },
        proves: async () => {
          await expect(province).toHaveValue('北京市');
          await expect(canvas.getByRole('combobox', { name: '城市' })).toHaveValue('北京市');
          await expect(province).toHaveFocus();
        },
      },
      send: {
        given: () => canvas.getByRole('textbox', { name: '详细地址' }).focus(),
        proves: async () => {
          await expect(canvas.getByText('有 4 处需要修改')).toBeVisible();
          await expect(canvas.getByRole('textbox', { name: '收货人' })).toHaveFocus();
          await expect(args.onSave).not.toHaveBeenCalled();
        },
      },
      jump: {
        given: () => canvas.getByRole('button', { name: '请填写详细地址' }).focus(),
        proves: () => expect(canvas.getByRole('textbox', { name: '详细地址' })).toHaveFocus(),
      },
      region: {
        given: () => group.getByRole('radio', { name: '中国大陆' }).focus(),
        proves: async () => {
          await expect(group.getByRole('radio', { name: '中国香港' })).toBeChecked();
          await expect(canvas.queryByRole('combobox', { name: '省份' })).toBeNull();
          await expect(canvas.getByRole('combobox', { name: '地区' })).toBeVisible();
        },
      },
    });
  },
};

/** 只写“浙江”，按 Enter 或 Tab 走开，就是浙江省：城市有得选，表单没有寄出。 */
export const TypedShort: Story = {
  parameters: { waivers: { live: { because: '测试一口气填完，每个列表的选项数本应各播报一次', until: '2027-03-15' } } },
  args: { onSave: fn(async () => undefined) },
  play: async ({ canvas, userEvent }) => {
    const province = canvas.getByRole('combobox', { name: '省份' });
    const city = canvas.getByRole('combobox', { name: '城市' });
    const detail = canvas.getByRole('textbox', { name: '详细地址' });
    await userEvent.type(province, '浙江');
    await screen.findByRole('option', { name: '浙江省' });
    await userEvent.keyboard('{Enter}');
    await expect(province).toHaveValue('浙江省');
    await expect(canvas.queryByText(/处需要修改/)).toBeNull();
    await userEvent.clear(province);
    await userEvent.type(province, '广东');
    await screen.findByRole('option', { name: '广东省' });
    await userEvent.tab();
    await expect(province).toHaveValue('广东省');
    await expect(city).toHaveFocus();
    await userEvent.type(city, '深圳');
    await screen.findByRole('option', { name: '深圳市' });
    detail.focus();
    await waitFor(() => expect(city).toHaveValue('深圳市'));
    await userEvent.type(city, '别处{Tab}');
    await expect(city).toHaveValue('深圳市别处');
  },
};

/** 手机。 */
export const Narrow: Story = { args: { paper: sampleAddress() }, globals: { viewport: { value: 'w360' } } };
