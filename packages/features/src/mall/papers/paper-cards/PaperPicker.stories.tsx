import { playKeys } from '@chippage/ui/keyboard';
import { stateful } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type NamedPaper, placePaper, samplePlaces } from './paperCards.fixtures.ts';
import { PaperPicker } from './PaperPicker.tsx';
import { paperPickerKeys } from './paperPickerKeys.ts';

const meta = {
  title: 'Features/Mall/PaperPicker',
  component: PaperPicker<NamedPaper, string>,
  tags: ['autodocs', 'stable'],
  parameters: { keys: paperPickerKeys },
  args: {
    papers: { status: 'ready', data: samplePlaces },
    kind: placePaper,
    words: { title: '收货地址', add: '新增地址', more: (count) => `全部 ${count} 个` },
    nameOf: ({ name }) => name,
    few: 2,
    chosenId: 1,
    onChoose: fn(),
    onAdd: fn(async (name: string) => ({ id: 9, name, isDefault: false })),
    onEdit: fn(async () => undefined),
  },
  render: stateful(PaperPicker<NamedPaper, string>, { chosenId: 'onChoose' }),
} satisfies Meta<typeof PaperPicker<NamedPaper, string>>;
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
export const Empty: Story = { args: { papers: { status: 'ready', data: [] }, chosenId: null, empty: { title: '还没有收货地址', hint: '先新增一个' } } };
