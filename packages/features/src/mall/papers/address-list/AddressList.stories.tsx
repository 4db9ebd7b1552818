import { ApiError } from '@chippage/api/errors';
import type { Address } from '@chippage/api/types';
import { AnnouncerProvider } from '@chippage/ui/Announcer';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleAddress, sampleAddresses } from '../papers.fixtures.ts';
import { AddressList, type AddressListProps } from './AddressList.tsx';
import { addressListKeys } from './addressListKeys.ts';

const ready = (data: readonly Address[]): AddressListProps['addresses'] => ({ status: 'ready', data });

/** Keeps what is done, as the server would. */
function Kept(props: AddressListProps) {
  const [list, setList] = useState(props.addresses.status === 'ready' ? props.addresses.data : []);
  if (props.addresses.status !== 'ready') return <AddressList {...props} />;
  return (
    <AnnouncerProvider>
      <AddressList
        {...props}
        addresses={ready(list)}
        onRemove={async (address) => {
          await props.onRemove(address);
          setList((was) => was.filter(({ id }) => id !== address.id));
        }}
        onRestore={async (address) => {
          await props.onRestore(address);
          setList((was) => [...was, address]);
        }}
        onDefault={async (address) => {
          await props.onDefault(address);
          setList((was) => was.map((each) => ({ ...each, isDefault: each.id === address.id })));
        }}
      />
    </AnnouncerProvider>
  );
}

const actions = () => ({
  onAdd: fn(async () => sampleAddress()),
  onEdit: fn(async () => undefined),
  onRemove: fn(async () => undefined),
  onRestore: fn(async () => undefined),
  onDefault: fn(async () => undefined),
});

const meta = {
  title: 'Features/Mall/AddressList',
  component: AddressList,
  tags: ['autodocs', 'stable'],
  parameters: { keys: addressListKeys },
  args: { addresses: ready(sampleAddresses), ...actions() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof AddressList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 大陆、香港、台湾各一个；单选说明哪个是默认的。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /林工/ })).toBeChecked();
    await expect(canvas.getByText('3 / 50')).toBeVisible();
    await expect(canvas.getByText('浙江省 杭州市 滨江区 示例路 1 号 2 幢 4 层 310051')).toBeVisible();
    await expect(canvas.getByText('入仓号 RC-2611-0047')).toBeVisible();
  },
};

/** 键盘：方向键换默认地址，顺序不变，说一次。 */
export const KeyboardDefault: Story = {
  args: actions(),
  play: async ({ canvas, userEvent, args, step }) => {
    const is = async (id: number, name: RegExp) => {
      await waitFor(() => expect(args.onDefault).toHaveBeenLastCalledWith(expect.objectContaining({ id })));
      await expect(canvas.getByRole('radio', { name })).toHaveFocus();
    };
    await playKeys({ userEvent, step }, addressListKeys, {
      next: {
        given: () => canvas.getByRole('radio', { name: /林工/ }).focus(),
        proves: async () => {
          await is(2, /陈小姐/);
          await expect(await canvas.findByText('默认已改为 陈小姐，示例道 88 号示例工业大厦 5 楼 B 室')).toBeVisible();
        },
      },
      previous: () => is(1, /林工/),
    });
  },
};

/** 删除先问一次，焦点在“不删除”上；删了可以撤销。 */
export const RemoveAndUndo: Story = {
  args: actions(),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 王先生，示例路二段 100 号 3 楼' }));
    const question = within(await screen.findByRole('alertdialog', { name: '删除“王先生，示例路二段 100 号 3 楼”？' }));
    await expect(question.getByRole('button', { name: '不删除' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 3 })));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByText(/王先生 /)).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /王先生/ })).toBeVisible());
    await expect(args.onRestore).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
    await expect(canvas.getByText('已恢复 王先生，示例路二段 100 号 3 楼')).toBeVisible();
  },
};

/** 没有删掉：在问题里说。 */
export const RemoveFailed: Story = {
  args: {
    ...actions(),
    onRemove: fn(async () => Promise.reject(new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败，请检查网络后重试' }))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^删除 林工/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '删除' }));
    await expect(await question.findByText('网络连接失败，请检查网络后重试')).toBeVisible();
  },
};

/** 一个都没有。 */
export const Empty: Story = {
  args: { addresses: ready([]) },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '新增收货地址' })).toBeEnabled(),
};
/** 只有一个。 */
export const One: Story = { args: { addresses: ready(sampleAddresses.slice(0, 1)) } };
/** 满了：说清楚，不能再新增。 */
export const Full: Story = {
  args: {
    addresses: ready(
      Array.from({ length: 50 }, (_, at) => sampleAddress({ id: at + 1, receiver: `收货人 ${at + 1}`, detail: `示例路 ${at + 1} 号`, isDefault: at === 0 })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '新增收货地址' })).toBeDisabled();
    await expect(canvas.getByText('最多保存 50 个，删除不用的才能新增')).toBeVisible();
  },
};
/** 很长的字。 */
export const LongText: Story = {
  args: {
    addresses: ready([
      sampleAddress({ receiver: '示例'.repeat(20), detail: '示例路一百二十三号创业大厦'.repeat(15), company: '有限公司'.repeat(20) }),
      ...sampleAddresses.slice(1),
    ]),
  },
};
/** 正在读取。 */
export const Loading: Story = { args: { addresses: { status: 'loading' } } };
/** 没有读到。 */
export const Failed: Story = {
  args: { addresses: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};
/** 手机：一列。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
