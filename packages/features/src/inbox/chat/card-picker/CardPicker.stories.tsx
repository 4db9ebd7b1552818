import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { type CardChoice, CardPicker } from './CardPicker.tsx';
import { cardPickerKeys } from './cardPickerKeys.ts';

const quotes: CardChoice[] = [
  { wish: { kind: 'quote', id: 71 }, title: 'TPS62130ARGTR 报价', note: '北辰电子 · 3,000 片' },
  { wish: { kind: 'quote', id: 70 }, title: 'STM32F103C8T6 报价', note: '苏州·已认证企业 · 500 片' },
];

const meta = {
  title: 'Features/Inbox/CardPicker',
  component: CardPicker,
  tags: ['autodocs', 'stable'],
  parameters: { keys: cardPickerKeys, docs: { story: { inline: false, height: '560px' } } },
  args: {
    source: 'quoteGot',
    onSource: fn(),
    keywords: '',
    onSearch: fn(),
    choices: ready(listOf(quotes)),
    onLoadMore: fn(),
    onPick: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CardPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: '发卡片' }));

const shown = async () => void (await dialog());

/** 选一份报价发给对方。 */
export const Default: Story = {
  play: async ({ userEvent, args, step }) => {
    const picker = await dialog();
    await picker.findByRole('row', { name: /^TPS62130ARGTR/ });
    const rows = picker.getAllByRole('row');
    await playKeys({ userEvent, step }, cardPickerKeys, {
      source: { given: () => picker.getByRole('radio', { checked: true }).focus(), proves: () => expect(args.onSource).toHaveBeenCalledWith('quoteGiven') },
      next: { given: () => rows[0]?.focus(), proves: () => expect(rows[1]).toHaveFocus() },
      pick: () => expect(args.onPick).toHaveBeenCalledWith(quotes[1]),
    });
  },
};

/** 型号要先输入再选。 */
export const PartFirst: Story = {
  args: { source: 'part', choices: null },
  play: async ({ userEvent, args }) => {
    await userEvent.type((await dialog()).getByRole('searchbox', { name: '找要发的内容' }), 'STM32F103{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('STM32F103');
  },
};

/** 没有文章。 */
export const Empty: Story = { args: { source: 'article', choices: ready(listOf([])) }, play: shown };

/** 正在读取。 */
export const Loading: Story = { args: { choices: loading }, play: shown };

/** 没读到。 */
export const Failed: Story = { args: { choices: failed(fn()) }, play: shown };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } }, play: shown };
