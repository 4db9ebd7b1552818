import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { ComboBox } from './ComboBox.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { comboBoxKeys } from './comboBoxKeys.ts';

interface Hint {
  id: string;
  text: string;
  detail?: string;
}
const parts: Hint[] = [
  { id: 'p1', text: 'STM32F103C8T6', detail: '意法半导体' },
  { id: 'p2', text: 'STM32F103CBT6', detail: '意法半导体' },
  { id: 'p3', text: 'STM32F103RBT6', detail: '意法半导体' },
];
const brands: Hint[] = [{ id: 'b1', text: '意法半导体', detail: '59 个型号' }];

const meta = {
  title: 'UI/Forms/ComboBox',
  component: ComboBox<Hint>,
  tags: ['autodocs', 'stable'],
  parameters: { keys: comboBoxKeys },
  args: {
    label: '搜索型号、关键词、品牌',
    isLabelHidden: true,
    placeholder: '型号 / 关键词 / 品牌',
    clearLabel: '清除',
    submitLabel: '搜索',
    isMono: true,
    items: parts,
    renderOption: ({ text, detail }: Hint) => (
      <>
        <span style={{ flex: 1, fontFamily: 'var(--cp-font-mono)' }}>{text}</span>
        <span style={{ color: 'var(--cp-color-text-muted)' }}>{detail}</span>
      </>
    ),
    onInputChange: fn(),
    meantBy: (text: string) => parts.find((part) => part.text === `STM32F103${text}`),
    onSelect: fn(),
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboBox<Hint>>;
export default meta;
type Story = StoryObj<typeof meta>;

const active = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');

/** 空着。 */
export const Default: Story = {};

/** ↓↑ 在建议里走，焦点留在输入框；Enter 选中；再改文字后 Enter 提交的是文字。 */
export const Keyboard: Story = {
  parameters: { waivers: { live: { because: '测试一口气按完，每次打开列表本应各播报一次', until: '2027-07-31' } } },
  play: async ({ canvas, userEvent, step, args }) => {
    const input = canvas.getByRole('combobox', { name: '搜索型号、关键词、品牌' });
    const lands = async (words: string) => {
      await waitFor(() => expect(active(input)).toHaveTextContent(words));
      await expect(input).toHaveFocus();
    };
    const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.tab();
    await playKeys({ userEvent, step }, comboBoxKeys, {
      type: () => screen.findByRole('listbox'),
      next: () => lands('STM32F103C8T6'),
      previous: {
        given: async () => {
          await userEvent.keyboard('{ArrowDown}');
          await lands('STM32F103CBT6');
        },
        proves: () => lands('STM32F103C8T6'),
      },
      choose: async () => {
        await expect(args.onSelect).toHaveBeenLastCalledWith(parts[0]);
        await expect(args.onSubmit).not.toHaveBeenCalled();
        await expect(input).toHaveValue('STM32F103C8T6');
        await closed();
      },
      submit: {
        given: () => userEvent.keyboard('TR'),
        proves: async () => {
          await expect(args.onSubmit).toHaveBeenLastCalledWith('STM32F103C8T6TR');
          await closed();
        },
      },
      meant: {
        given: async () => {
          await userEvent.clear(input);
          await userEvent.keyboard('RBT6');
        },
        proves: async () => {
          await expect(input).toHaveValue('STM32F103RBT6');
          await expect(args.onSelect).toHaveBeenLastCalledWith(parts[2]);
          await expect(args.onSubmit).toHaveBeenCalledTimes(1);
          await closed();
        },
      },
      close: {
        given: async () => {
          await userEvent.keyboard('-');
          await screen.findByRole('listbox');
        },
        proves: async () => {
          await closed();
          await expect(input).toHaveValue('STM32F103RBT6-');
        },
      },
      clear: () => expect(input).toHaveValue(''),
    });
  },
};

/** Esc 先关列表、留下文字，再按才清空。 */
export const Escape: Story = {
  parameters: { waivers: { live: { because: '列表关了又开，每次打开都说有几个，脚本按得比人快', until: '2027-06-07' } } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('STM32');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('STM32');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('S');
    await screen.findByRole('listbox');
  },
};

/** 走开时，认得出的文字换成它指的那一条。 */
export const MeantOnLeaving: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'CBT6');
    await userEvent.click(document.body);
    await expect(input).toHaveValue('STM32F103CBT6');
    await expect(args.onSelect).toHaveBeenLastCalledWith(parts[1]);
  },
};

/** 走开时，认不出的文字照写的留着。 */
export const UnknownOnLeaving: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'XYZ');
    await userEvent.click(document.body);
    await expect(input).toHaveValue('XYZ');
  },
};

/** 输入法：选字的 Enter 不选建议也不提交，半截拼音不发请求。 */
export const InputMethod: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    input.focus();
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: 'dan pian' } });
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true });
    await expect(args.onInputChange).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await fireEvent.input(input, { target: { value: '单片机' } });
    await fireEvent.compositionEnd(input);
    await expect(args.onInputChange).toHaveBeenCalledTimes(1);
    await fireEvent.keyDown(input, { key: 'Enter' });
    await expect(args.onSubmit).toHaveBeenCalledWith('单片机');
  },
};

/** 打开，建议按种类分组。 */
export const Open: Story = {
  args: {
    items: undefined,
    sections: [
      { id: 'mpn', label: '型号', items: parts },
      { id: 'brand', label: '品牌', items: brands },
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('STM{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('group', { name: '品牌' })).toBeVisible());
  },
};

/** 正在找。 */
export const Loading: Story = {
  args: { items: [], isLoading: true, loadingText: '正在查找' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('STM');
    await waitFor(() => expect(screen.getByText('正在查找')).toBeVisible());
  },
};

/** 没有匹配的建议，仍可提交。 */
export const Empty: Story = {
  args: { items: [], emptyText: '没有匹配的型号，按 Enter 全文搜索' },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('XYZ');
    await waitFor(() => expect(screen.getByText('没有匹配的型号，按 Enter 全文搜索')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('XYZ');
  },
};

/** 搜索历史：一聚焦就打开，Tab 走到下方的按钮，Esc 回到输入框。 */
export const History: Story = {
  args: { menuTrigger: 'focus', submitLabel: undefined },
  render: (args) => {
    const [words, setWords] = useState(['LM358', '贴片电容', 'STM32F103']);
    return (
      <>
        <ComboBox
          {...args}
          sections={words.length > 0 ? [{ id: 'history', label: '搜索历史', items: words.map((word) => ({ id: word, text: word })) }] : []}
          items={undefined}
          footer={
            words.length > 0 ? (
              <button type="button" onClick={() => setWords([])}>
                清空历史
              </button>
            ) : undefined
          }
        />
        <a href="#next" style={{ display: 'inline-block', minHeight: 24 }}>
          下一处
        </a>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('listbox');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '清空历史' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

/** 首页的大搜索框。 */
export const Large: Story = { args: { size: 'lg', defaultInputValue: 'STM32F103' } };

/** 窄屏。 */
export const Narrow: Story = { ...Open, globals: { viewport: { value: 'w360' } }, play: undefined };
