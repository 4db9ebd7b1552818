import type { Address } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import { useStoryState } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleAddress, sampleAddresses } from '../papers.fixtures.ts';
import { AddressPicker, type AddressPickerProps } from './AddressPicker.tsx';
import { addressPickerKeys } from './addressPickerKeys.ts';

const ready = (data: Address[]): AddressPickerProps['addresses'] => ({ status: 'ready', data });
const many = Array.from({ length: 12 }, (_, at) => sampleAddress({ id: at + 1, receiver: `收货人 ${at + 1}`, isDefault: at === 0 }));

/** Chooses as an order does. */
function Choosing(props: AddressPickerProps) {
  const choice = useStoryState(props, { value: 'onChange' });
  const [added, setAdded] = useState<Address[]>([]);
  const { addresses } = props;
  return (
    <AddressPicker
      {...choice}
      addresses={addresses.status === 'ready' ? ready([...addresses.data, ...added]) : addresses}
      onAdd={async (input) => {
        await props.onAdd(input);
        const address = sampleAddress({ id: 99, receiver: input.receiver, detail: input.detail, isDefault: false });
        setAdded([address]);
        return address;
      }}
    />
  );
}

const meta = {
  title: 'Features/Mall/AddressPicker',
  component: AddressPicker,
  tags: ['autodocs', 'stable'],
  parameters: { keys: addressPickerKeys },
  args: { addresses: ready(sampleAddresses), value: null, onChange: fn(), onAdd: fn(async () => sampleAddress()), onEdit: fn(async () => undefined) },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof AddressPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 默认地址已选中；方向键换一个。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const [first] = canvas.getAllByRole('radio');
    await expect(first).toBeChecked();
    await playKeys({ userEvent, step }, addressPickerKeys, {
      focus: () => expect(first).toHaveFocus(),
      next: async () => {
        await expect(args.onChange).toHaveBeenLastCalledWith(2);
        await expect(canvas.getByRole('radio', { name: /陈小姐/ })).toBeChecked();
      },
      previous: () => expect(first).toBeChecked(),
    });
  },
};

/** 新增：保存后就选中它，焦点回到按钮。 */
export const Add: Story = {
  parameters: { waivers: { live: { because: '测试一口气填完，每个列表的选项数本应各播报一次', until: '2027-04-05' } } },
  args: { onAdd: fn(async () => sampleAddress()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '新增收货地址' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新增收货地址' }, { timeout: 5000 }));
    await userEvent.click(dialog.getByRole('radio', { name: '中国香港' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '收货人' }), '周工');
    await userEvent.type(dialog.getByRole('textbox', { name: '手机号' }), '91234567');
    await userEvent.type(dialog.getByRole('combobox', { name: '地区' }), '湾仔');
    await userEvent.click(await screen.findByRole('option', { name: '湾仔区' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '详细地址' }), '示例道 1 号');
    await userEvent.click(dialog.getByRole('button', { name: '保存地址' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(99));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('radio', { name: /周工/ })).toBeChecked();
  },
};

/** 修改：不改变选择。 */
export const Edit: Story = {
  args: { onEdit: fn(async () => undefined), onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改 王先生，示例路二段 100 号 3 楼' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改收货地址' }, { timeout: 5000 }));
    await userEvent.click(dialog.getByRole('button', { name: '保存地址' }));
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledWith(3, expect.objectContaining({ region: 'TW', city: '台北市' })));
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** 没有地址。 */
export const Empty: Story = {
  args: { addresses: ready([]) },
  play: async ({ canvas }) => expect(canvas.getByText('还没有收货地址')).toBeVisible(),
};
/** 很多个：先看四个，选中的总看得见。 */
export const Many: Story = {
  args: { addresses: ready(many), value: 9 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await expect(canvas.getByRole('radio', { name: /收货人 9/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '显示全部 12 个地址' }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(12);
  },
};
/** 没有选就提交。 */
export const Missing: Story = { args: { addresses: ready(sampleAddresses.map((address) => ({ ...address, isDefault: false }))), error: '请选择收货地址' } };
/** 很长的字。 */
export const LongText: Story = {
  args: { addresses: ready([sampleAddress({ receiver: '示例'.repeat(20), detail: '示例路一百二十三号创业大厦'.repeat(15), company: '有限公司'.repeat(20) })]) },
};
/** 正在读取。 */
export const Loading: Story = { args: { addresses: { status: 'loading' } } };
/** 没有读到。 */
export const Failed: Story = {
  args: { addresses: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};
/** 手机：一列。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
