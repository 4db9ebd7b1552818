import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { stm32Hints, tenSearches } from './PartSearchBox.fixtures.ts';
import { PartSearchBox, type PartSearchBoxProps } from './PartSearchBox.tsx';
import { partSearchHistoryKeys, partSearchHintKeys, partSearchScopeKeys } from './partSearchBoxKeys.ts';

const meta = {
  title: 'Features/Shell/PartSearchBox',
  component: PartSearchBox,
  tags: ['autodocs', 'stable'],
  parameters: { keys: { ...partSearchHistoryKeys, ...partSearchHintKeys, ...partSearchScopeKeys } },
  args: { action: '/datasheet/datasheetSearch', onSearch: fn(), onInputChange: fn(), onHistoryChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720, minHeight: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PartSearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 页头的搜索框。空着按回车什么也不发生。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '搜索型号、关键词或品牌' }));
    const field = await canvas.findByRole('combobox', { name: '搜索型号、关键词或品牌' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('   {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.keyboard(' STM32F103 {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith({ keywords: 'STM32F103' });
    await expect(args.onHistoryChange).toHaveBeenCalledWith(['STM32F103']);
  },
};

/** 商城里同一个搜索框搜现货：没有建议，打字就在历史里找。 */
export const Goods: Story = {
  args: { scope: 'goods', action: '/mall/index', history: tenSearches },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '搜索现货' }));
    await canvas.findByRole('combobox', { name: '搜索现货' });
    await userEvent.keyboard('LM358{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith({ keywords: 'LM358' });
  },
};

function WithScope({ scope: initial = 'parts', onScopeChange, ...props }: PartSearchBoxProps) {
  const [scope, setScope] = useState(initial);
  return (
    <PartSearchBox
      {...props}
      scope={scope}
      onScopeChange={(next) => {
        setScope(next);
        onScopeChange?.(next);
      }}
    />
  );
}

/** 一个搜索框，三个范围：换范围只换搜什么，输入留着，按了搜索才搜。 */
export const Scopes: Story = {
  parameters: { waivers: { live: { because: '列表关了又开，每次打开都说有几个，脚本按得比人快', until: '2027-06-07' } } },
  args: { onScopeChange: fn(), history: tenSearches },
  render: (args) => <WithScope {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '搜索型号、关键词或品牌' }));
    const field = await canvas.findByRole('combobox', { name: '搜索型号、关键词或品牌' });
    await userEvent.type(field, 'LM358');
    const scope = canvas.getByRole('combobox', { name: '搜索范围' });
    await playKeys({ userEvent, step }, partSearchScopeKeys, {
      toScope: async () => {
        await waitFor(() => expect(scope).toHaveFocus());
        await waitFor(() => expect(screen.queryByRole('listbox', { name: '搜索历史' })).toBeNull());
        await userEvent.selectOptions(scope, '现货');
        await expect(args.onScopeChange).toHaveBeenCalledWith('goods');
        await expect(args.onSearch).not.toHaveBeenCalled();
        await expect(scope).toHaveFocus();
      },
      back: async () => {
        const goods = canvas.getByRole('combobox', { name: '搜索现货' });
        await expect(goods).toHaveFocus();
        await expect(goods).toHaveValue('LM358');
      },
      search: () => expect(args.onSearch).toHaveBeenCalledWith({ keywords: 'LM358' }),
    });
  },
};

/** 列表展开时，范围和按钮对读屏仍然在。 */
export const ScopesBesideTheList: Story = {
  args: { onScopeChange: fn(), history: tenSearches },
  render: (args) => <WithScope {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '搜索型号、关键词或品牌' }));
    await screen.findByRole('listbox', { name: '搜索历史' });
    await expect(canvas.getByRole('combobox', { name: '搜索范围' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '搜索' })).toBeVisible();
  },
};

/** 首页的大搜索框，能选范围。 */
export const HeroWithScopes: Story = { args: { size: 'lg', scope: 'articles' }, render: (args) => <WithScope {...args} /> };

/** 手机：放大镜让位给输入。 */
export const NarrowWithScopes: Story = {
  args: { keywords: 'STM32F103C8T6' },
  render: (args) => <WithScope {...args} />,
  globals: { viewport: { value: 'w360' } },
};

/** 首页的大搜索框。 */
export const Hero: Story = { args: { size: 'lg' } };

/** 结果页：框里是这次搜的词，可以一键清空。 */
export const Filled: Story = {
  args: { keywords: 'STM32F103' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空输入' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

/** 输入后的建议分四组，匹配处有标记；Esc 收起并保留输入，↓ 再打开，没有选中时回车按输入的词搜索。 */
export const Hints: Story = {
  args: { hints: { status: 'ready', data: stm32Hints } },
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, 'f103');
    const list = await screen.findByRole('listbox', { name: '搜索建议' });
    await expect(within(list).getAllByRole('group')).toHaveLength(4);
    await expect(within(list).getAllByText('F103', { selector: 'mark' })).toHaveLength(4);
    await playKeys({ userEvent, step }, partSearchHintKeys, {
      collapse: async () => {
        await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
        await expect(field).toHaveValue('f103');
      },
      reopen: async () => {
        const option = await screen.findByRole('option', { name: /STM32F103C8T6 意法半导体/ });
        await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option.id));
        await expect(option).toHaveAttribute('href', '/datasheet/datasheetDetail/101');
      },
      search: {
        given: () => userEvent.type(field, 'c8'),
        proves: async () => {
          await expect(args.onSearch).toHaveBeenCalledWith({ keywords: 'f103c8' });
          await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
        },
      },
    });
  },
};

/** 没有选中建议时，回车按输入的词搜索。 */
export const EnterSearchesTheText: Story = {
  args: { hints: { status: 'ready', data: stm32Hints } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.type(await canvas.findByRole('combobox'), 'stm32f1');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith({ keywords: 'stm32f1' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    // Left on, a dialog over the page could not hide the header.
    await expect(canvas.getByRole('button', { name: '搜索' })).not.toHaveAttribute('data-react-aria-top-layer');
  },
};

/** 搜索历史：最多 10 条；Delete 删除一条，Tab 到“清空历史”。 */
export const History: Story = {
  args: { history: tenSearches },
  render: function WithHistory(args) {
    const [history, setHistory] = useState(args.history ?? []);
    return (
      <PartSearchBox
        {...args}
        history={history}
        onHistoryChange={(next) => {
          setHistory(next);
          args.onHistoryChange?.(next);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const field = () => canvas.getByRole('combobox');
    await playKeys({ userEvent, step }, partSearchHistoryKeys, {
      focus: async () => {
        await waitFor(() => expect(field()).toHaveFocus());
        await expect(await screen.findAllByRole('option')).toHaveLength(10);
      },
      next: () => waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'GD32F103' }).id)),
      forget: async () => {
        await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(9));
        await expect(args.onHistoryChange).toHaveBeenLastCalledWith(tenSearches.filter((word) => word !== 'GD32F103'));
        await expect(field()).toHaveFocus();
      },
      toClear: () => expect(screen.getByRole('button', { name: '清空历史' })).toHaveFocus(),
      clear: async () => {
        await expect(args.onHistoryChange).toHaveBeenLastCalledWith([]);
        await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
        await expect(field()).toHaveFocus();
      },
      nothing: () => expect(args.onSearch).not.toHaveBeenCalled(),
    });
  },
};

/** 点一条历史就搜它；列表收起，不盖住结果。 */
export const HistoryPicked: Story = {
  args: { history: ['LM358', 'NE555DR'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await canvas.findByRole('combobox');
    await userEvent.click(await screen.findByRole('option', { name: 'NE555DR' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ keywords: 'NE555DR' });
    await expect(args.onHistoryChange).toHaveBeenLastCalledWith(['NE555DR', 'LM358']);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('combobox')).toHaveValue('NE555DR');
  },
};

/** 点一条的叉号只删掉它：不搜索，焦点还在框里。 */
export const HistoryForgotten: Story = {
  args: { history: ['LM358', 'NE555DR'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    const field = await canvas.findByRole('combobox');
    const option = await screen.findByRole('option', { name: 'LM358' });
    const cross = option.querySelector('[data-forget]');
    await userEvent.click(cross!);
    await expect(args.onHistoryChange).toHaveBeenLastCalledWith(['NE555DR']);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
  },
};

/** 输入法还在拼写时，回车不搜索，也不请求建议。 */
export const Composing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    const field = await canvas.findByRole<HTMLInputElement>('combobox');
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    await userEvent.type(field, 'dianrong');
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(args.onInputChange).not.toHaveBeenCalled();
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'dianrong' }));
    await expect(args.onInputChange).toHaveBeenLastCalledWith('dianrong');
  },
};

/** 建议还在路上。 */
export const Loading: Story = {
  args: { hints: { status: 'loading' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.type(await canvas.findByRole('combobox'), 'zzz');
    const note = await screen.findByText('正在加载建议');
    await waitFor(() => expect(note).toBeVisible());
  },
};

/** 没有建议也能直接搜。 */
export const Empty: Story = {
  args: { hints: { status: 'ready', data: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.type(await canvas.findByRole('combobox'), 'zzz');
    const note = await screen.findByText('没有匹配的建议，按回车直接搜索');
    await waitFor(() => expect(note).toBeVisible());
  },
};

const retry = fn();
/** 建议取不到：可以重试，也不挡住搜索。 */
export const Failed: Story = {
  args: { hints: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.type(await canvas.findByRole('combobox'), 'zzz');
    await screen.findByText('建议加载失败，可以直接搜索');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

/** 手机。 */
export const Narrow: Story = {
  args: { hints: { status: 'ready', data: stm32Hints } },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.type(await canvas.findByRole('combobox'), 'stm32f103');
    await screen.findByRole('listbox');
  },
};
