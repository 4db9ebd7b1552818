import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Paper } from './PaperCards.tsx';
import { PaperPicker, type PaperPickerProps } from './PaperPicker.tsx';
import { paperPickerKeys } from './paperPickerKeys.ts';

interface Named extends Paper {
  name: string;
}

const list: Named[] = ['深圳办公室', '东莞仓库', '香港货代', '苏州工厂'].map((name, at) => ({ id: at + 1, name, isDefault: at === 0 }));

/** Keeps the choice, as an order does. */
function Choosing(args: PaperPickerProps<Named, string>) {
  const [chosen, setChosen] = useState(args.chosenId);
  return (
    <PaperPicker
      {...args}
      chosenId={chosen}
      onChoose={(id) => {
        setChosen(id);
        args.onChoose(id);
      }}
    />
  );
}

const meta = {
  title: 'Features/Mall/PaperPicker',
  component: PaperPicker<Named, string>,
  tags: ['autodocs', 'stable'],
  parameters: { keys: paperPickerKeys },
  args: {
    list,
    words: { title: '收货地址', add: '新增地址', edit: '修改', editNamed: ({ name }) => `修改 ${name}`, more: (count) => `全部 ${count} 个`, fewer: '收起' },
    few: 2,
    chosenId: 1,
    onChoose: fn(),
    renderHead: ({ name }) => name,
    renderText: ({ id }) => `第 ${id} 个收货地点`,
    onAdd: fn(async (name: string) => ({ id: 9, name, isDefault: false })),
    onEdit: fn(async () => undefined),
    renderDialog: () => null,
    onIntent: fn(),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof PaperPicker<Named, string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 先给几张，可以看全部；选中的不会藏起来。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await playKeys({ userEvent, step }, paperPickerKeys, {
      focus: () => expect(first).toHaveFocus(),
      next: async () => {
        await expect(second).toBeChecked();
        await expect(args.onChoose).toHaveBeenLastCalledWith(2);
      },
    });
    await userEvent.click(canvas.getByRole('button', { name: '全部 4 个' }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
  },
};
/** 可以一张也不选。 */
export const None: Story = {
  args: { chosenId: null, none: { title: '不开发票', hint: '以后可以在订单里申请' } },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: /不开发票/ })).toBeChecked(),
};
/** 一张也没有。 */
export const Empty: Story = { args: { list: [], chosenId: null, empty: { title: '还没有收货地址', hint: '先新增一个' } } };
