import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TagGroup, type TagGroupItem } from './TagGroup.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { tagGroupKeys } from './tagGroupKeys.ts';

const items: TagGroupItem[] = [
  { id: 'mpn', kind: '型号前缀', text: 'STM32F103', removeLabel: '移除型号前缀 STM32F103' },
  { id: 'category', kind: '分类', text: '32 位 ARM MCU', removeLabel: '移除分类 32 位 ARM MCU' },
  { id: 'lqfp48', kind: '封装', text: 'LQFP-48', removeLabel: '移除封装 LQFP-48', tone: 'accent' },
  { id: 'lqfp64', kind: '封装', text: 'LQFP-64', removeLabel: '移除封装 LQFP-64', tone: 'accent' },
];

const meta = {
  title: 'UI/Data/TagGroup',
  component: TagGroup,
  tags: ['autodocs', 'stable'],
  parameters: { keys: tagGroupKeys },
  args: { label: '理解为', items, onRemove: fn() },
  render: function Removable(args) {
    const [left, setLeft] = useState(args.items);
    const remove = (id: string) => {
      args.onRemove(id);
      setLeft((now) => now.filter((item) => item.id !== id));
    };
    return <TagGroup {...args} items={left} onRemove={remove} />;
  },
} satisfies Meta<typeof TagGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 灰色是从搜索词里读出来的，绿色是自己选的。 */
export const Default: Story = {};

/** 删掉一个后，焦点到下一个；都删完，到列表。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step, args }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const next: Record<string, () => HTMLElement> = {
      '{Enter}': () => button('移除分类 32 位 ARM MCU'),
      ' ': () => button('移除封装 LQFP-48'),
      '{Delete}': () => button('移除封装 LQFP-64'),
      '{Backspace}': () => canvas.getByRole('list', { name: '理解为' }),
    };
    await playKeys({ userEvent, step }, tagGroupKeys, {
      focus: () => expect(button('移除型号前缀 STM32F103')).toHaveFocus(),
      remove: (pressed) => expect(next[pressed]?.()).toHaveFocus(),
    });
    await expect(args.onRemove).toHaveBeenCalledTimes(4);
  },
};

/** 很长的条件在窄屏换行。 */
export const LongText: Story = {
  args: {
    items: [
      { id: 'long', kind: '工作温度', text: '−40 ～ 125 ℃（结温）、−55 ～ 150 ℃（存储），汽车级一级', removeLabel: '移除工作温度', tone: 'accent' },
      ...items,
    ],
  },
  globals: { viewport: { value: 'w360' } },
};

/** 删掉最后一个，焦点到前一个。 */
export const RemoveLast: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '移除封装 LQFP-64' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('button', { name: '移除封装 LQFP-48' })).toHaveFocus();
  },
};

/** 答复到了标签才走：焦点等到那时再到下一个。 */
export const RemovedLater: Story = {
  render: function Later(args) {
    const [left, setLeft] = useState(args.items);
    const [asked, setAsked] = useState<string>();
    useEffect(() => {
      if (asked === undefined) return;
      const timer = setTimeout(() => setLeft((now) => now.filter((item) => item.id !== asked)), 100);
      return () => clearTimeout(timer);
    }, [asked]);
    return <TagGroup {...args} items={[...left]} onRemove={setAsked} />;
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '移除型号前缀 STM32F103' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('STM32F103')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: '移除分类 32 位 ARM MCU' })).toHaveFocus();
  },
};
