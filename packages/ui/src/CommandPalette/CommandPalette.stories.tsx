import { useStoryState } from '../storyState/storyState.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EditIcon, UploadIcon, SearchIcon } from '../Icon/pageIcons.tsx';
import { HomeIcon } from '../Icon/navigationIcons.tsx';
import { CommandPalette, type CommandGroup, type CommandPaletteProps } from './CommandPalette.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { commandPaletteChooseKeys, commandPaletteKeys } from './commandPaletteKeys.ts';

const groups: CommandGroup[] = [
  {
    id: 'go',
    label: '前往',
    commands: [
      { id: 'home', text: '数据手册首页', keywords: 'shouye home', icon: <HomeIcon size={16} /> },
      { id: 'search', text: '搜索型号', keywords: 'sousuo search', icon: <SearchIcon size={16} />, shortcut: '/' },
      { id: 'orders', text: '我的订单', keywords: 'dingdan orders' },
    ],
  },
  {
    id: 'do',
    label: '操作',
    commands: [
      { id: 'upload', text: '上传数据手册', keywords: 'shangchuan upload', icon: <UploadIcon size={16} />, shortcut: 'Ctrl U' },
      { id: 'write', text: '写文章', keywords: 'xiewenzhang', description: '存草稿，审核后发布', icon: <EditIcon size={16} /> },
      { id: 'export', text: '导出清单', isDisabled: true },
    ],
  },
];

function Opener(props: CommandPaletteProps) {
  const palette = useStoryState(props, { isOpen: 'onOpenChange' });
  return (
    <>
      <Button variant="outline" onPress={() => palette.onOpenChange(true)}>
        命令
      </Button>
      <CommandPalette {...palette} />
    </>
  );
}

const meta = {
  title: 'UI/Navigation/CommandPalette',
  component: CommandPalette,
  tags: ['autodocs', 'beta'],
  args: {
    label: '命令',
    inputLabel: '搜索命令',
    placeholder: '想做什么？例如 上传',
    closeLabel: '关闭',
    groups,
    emptyText: (text) => `没有和“${text}”有关的命令`,
    onAction: fn(),
    isOpen: true,
    onOpenChange: fn(),
  },
  render: (args) => <Opener {...args} />,
  parameters: { keys: { ...commandPaletteKeys, ...commandPaletteChooseKeys }, docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: '搜索命令' });
const active = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

/** 打开：焦点在输入框，命令按类分组，快捷键写在右边。 */
export const Default: Story = {
  play: async () => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('dialog', { name: '命令' })).toBeVisible());
    await expect(within(screen.getByRole('group', { name: '操作' })).getAllByRole('option')).toHaveLength(3);
  },
};

/** 关着：按钮打开；选了以后关上，焦点回到按钮。 */
export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent, step, args }) => {
    const button = canvas.getByRole('button', { name: '命令' });
    await userEvent.click(button);
    await waitFor(async () => expect(await field()).toHaveFocus());
    await playKeys({ userEvent, step }, commandPaletteChooseKeys, {
      choose: async () => {
        await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('home'));
        await waitFor(() => expect(button).toHaveFocus());
      },
    });
  },
};

/** 键盘：打字筛选，↓↑ 走动，跳过不可用的；Esc 先清空、再关上。 */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent, step, args }) => {
    const button = canvas.getByRole('button', { name: '命令' });
    const lands = async (words: string) => {
      const input = await field();
      await waitFor(() => expect(active(input)).toContain(words));
      await expect(input).toHaveFocus();
    };
    await userEvent.tab();
    await playKeys({ userEvent, step }, commandPaletteKeys, {
      open: () => waitFor(async () => expect(await field()).toHaveFocus()),
      type: () => waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1)),
      clear: async () => expect(await field()).toHaveValue(''),
      next: () => lands('搜索型号'),
      previous: async () => {
        await lands('首页');
        await userEvent.keyboard('{ArrowUp}');
        await lands('写文章');
      },
      close: async () => {
        await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
        await waitFor(() => expect(button).toHaveFocus());
      },
    });
  },
};

/** 用拼音输入法：还在选字时，回车和方向键都不动命令；选完才筛选。 */
export const Composing: Story = {
  play: async ({ args }) => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await fireEvent.compositionStart(input);
    await fireEvent.change(input, { target: { value: 'shang' } });
    await expect(screen.getAllByRole('option')).toHaveLength(6);
    await fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true });
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true, keyCode: 229 });
    await expect(args.onAction).not.toHaveBeenCalled();
    await fireEvent.change(input, { target: { value: '上传' } });
    await fireEvent.compositionEnd(input, { data: '上传' });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    // 窗口刚进来时还是透明的。
    await waitFor(() => expect(screen.getByRole('option', { name: /上传数据手册/ })).toBeVisible());
  },
};

/** 没有合适的：一句话，说打了什么。 */
export const Empty: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '贴片机');
    await waitFor(() => expect(screen.getByText('没有和“贴片机”有关的命令')).toBeVisible());
  },
};

/** 很多命令：列表自己滚动，输入框不动。 */
export const Many: Story = {
  args: {
    groups: Array.from({ length: 6 }, (_, at) => ({
      id: `g${at}`,
      label: `分组 ${at + 1}`,
      commands: Array.from({ length: 8 }, (_each, index) => ({ id: `c${at}-${index}`, text: `TPS62130A-${at}${index}` })),
    })),
  },
};

/** 很长的文字折行，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    groups: [
      {
        id: 'do',
        label: '与你最近打开的数据手册有关的操作',
        commands: [
          {
            id: 'a',
            text: '宽温度范围内输出电压精度的测试方法与统计结果汇总：导出为表格',
            description: '包括 GRM188R71H104KA93DJKLMNOPQRSTXYZ',
            shortcut: 'Ctrl Shift E',
          },
          { id: 'b', text: 'a_very_long_command_name_without_any_space_in_it_at_all' },
        ],
      },
    ],
  },
};

/** 手机上铺满。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
