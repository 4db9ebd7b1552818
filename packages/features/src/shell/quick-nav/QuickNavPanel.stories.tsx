import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { brandHints, commonSites, fullSites } from './QuickNav.fixtures.ts';
import { QuickNavPanel } from './QuickNavPanel.tsx';
import { KeepingPanel } from './QuickNavPanel.fixtures.tsx';
import { quickNavPanelKeys } from './quickNavPanelKeys.ts';

const meta = {
  title: 'Features/Shell/QuickNavPanel',
  component: QuickNavPanel,
  tags: ['autodocs', 'stable'],
  parameters: { keys: quickNavPanelKeys },
  args: {
    lists: { common: commonSites, agent: commonSites.slice(0, 4), brand: [] },
    opensInNewTab: true,
    isSynced: true,
    onListChange: fn(),
    onRestore: fn(),
    onOpensInNewTabChange: fn(),
    aiHref: 'https://ai.example.com/',
    supplyHref: 'https://supply.example.com/',
    hints: { status: 'ready', data: brandHints },
    onHintInput: fn(),
  },
  globals: { viewport: { value: 'w1280' } },
  render: (args) => <KeepingPanel {...args} />,
} satisfies Meta<typeof QuickNavPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const editor = async (name: string | RegExp = /^编辑/) => within(await screen.findByRole('dialog', { name }));

/** 三个标签：方向键切换；AI 站点和供需站点在新窗口打开。 */
export const ThreeTabs: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: '快捷导航' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '常用' }));
    await expect(canvas.getByRole('link', { name: /得捷电子/ })).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '代理商' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('4 个站点')).toBeVisible();
    for (const name of [/^AI 站点\s?（新窗口打开）$/, /^供需站点\s?（新窗口打开）$/])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  },
};

/** 空的标签：一句话和“添加站点”。 */
export const EmptyTab: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '原厂' }));
    await expect(canvas.getByText('还没有站点，添加后会出现在这里')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '添加站点' })).toBeVisible();
  },
};

/** 关掉“在新标签页打开”：链接不再带 target；没有站点链接的不画。 */
export const SameTab: Story = {
  args: { isSynced: false, aiHref: null, supplyHref: null },
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('switch', { name: '在新标签页打开' });
    await userEvent.click(toggle);
    await expect(args.onOpensInNewTabChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('link', { name: /贸泽电子/ })).not.toHaveAttribute('target');
    await expect(canvas.getByText('排列保存在这台设备上，登录后同步到账号')).toBeVisible();
    await expect(canvas.queryByText('本站')).toBeNull();
  },
};

/** 满 24 个：仍排得下，名字很长时省略。 */
export const FullList: Story = {
  args: { lists: { common: fullSites.map((link) => ({ ...link, name: `${link.name} 电子元器件采购平台华南区` })), agent: [], brand: [] } },
};

/** 只用键盘：换标签、打开编辑、移动和删除，焦点跟着走，位置说出来。 */
export const Reorder: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: '编辑' });
    const press = (name: string) => within(screen.getByRole('dialog', { name: '编辑常用站点' })).getByRole('button', { name });
    const focused = (name: string) => waitFor(() => expect(press(name)).toHaveFocus());
    await playKeys({ userEvent, step }, quickNavPanelKeys, {
      focus: () => expect(canvas.getByRole('tab', { name: '常用' })).toHaveFocus(),
      tabs: (pressed) => expect(canvas.getByRole('tab', { name: pressed === '{ArrowRight}' ? '代理商' : '常用' })).toHaveAttribute('aria-selected', 'true'),
      edit: { given: () => opener.focus(), proves: () => editor('编辑常用站点') },
      up: {
        given: () => press('移动 艾睿电子，第 3 项，共 9 项').focus(),
        proves: () => focused('移动 艾睿电子，第 2 项，共 9 项'),
      },
      down: () => focused('移动 艾睿电子，第 3 项，共 9 项'),
      downButton: {
        given: () => press('下移 得捷电子').focus(),
        proves: async () => {
          await focused('下移 得捷电子');
          await expect((await editor()).getByText('已移到第 2 项，共 9 项')).toBeVisible();
          await expect(press('上移 贸泽电子')).toHaveAttribute('aria-disabled', 'true');
          await expect(args.onListChange).toHaveBeenLastCalledWith('common', [commonSites[1], commonSites[0], ...commonSites.slice(2)]);
        },
      },
      remove: { given: () => press('删除 贸泽电子').focus(), proves: () => focused('删除 得捷电子') },
      close: async () => {
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(opener).toHaveFocus());
      },
    });
  },
};

/** 用鼠标拖动把手；松开才移动。 */
export const Dragged: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '编辑' }));
    const list = await editor();
    const grip = list.getByRole('button', { name: /^移动 得捷电子/ });
    const target = list.getByRole('button', { name: /^移动 安富利/ }).getBoundingClientRect();
    const from = grip.getBoundingClientRect();
    // Not every runner of stories has a real pointer to capture.
    grip.setPointerCapture = () => undefined;
    const move = (type: string, y: number) =>
      grip.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX: from.x + 4, clientY: y }));
    move('pointerdown', from.y + 4);
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('[data-dragging]')).not.toBeNull());
    move('pointermove', target.y + target.height);
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('[data-drop=after]')).not.toBeNull());
    await expect(args.onListChange).not.toHaveBeenCalled();
    move('pointerup', target.y + target.height);
    await expect(await list.findByText('已移到第 4 项，共 9 项')).toBeVisible();
  },
};

/** 添加：网址不对时说明怎么写，焦点到那一项；改好后保存在末尾。 */
export const Add: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const add = canvas.getByRole('button', { name: '添加站点' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    const form = await editor();
    const name = await form.findByRole('textbox', { name: '名称' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('立创商城');
    await userEvent.type(form.getByRole('textbox', { name: '完整网址' }), 'www.szlcsc.com{Enter}');
    await expect(form.getByText('网址要以 http:// 或 https:// 开头')).toBeVisible();
    const url = form.getByRole('textbox', { name: '完整网址' });
    await expect(url).toHaveFocus();
    await userEvent.clear(url);
    await userEvent.keyboard('https://www.szlcsc.com/');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(args.onListChange).toHaveBeenLastCalledWith('common', [...commonSites, { name: '立创商城', url: 'https://www.szlcsc.com/', image: null }]);
    await waitFor(() => expect(form.getByRole('button', { name: '修改 立创商城' })).toHaveFocus());
    await expect(form.getByText('10 / 24')).toBeVisible();
  },
};

/** 空着保存：两项都说明，焦点到第一项；取消后焦点回到“添加站点”。 */
export const AddNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加站点' }));
    const form = await editor();
    await userEvent.click(await form.findByRole('button', { name: '保存' }));
    await expect(form.getByText('请填写名称')).toBeVisible();
    await expect(form.getByText('请填写网址')).toBeVisible();
    await expect(form.getByRole('textbox', { name: '名称' })).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(form.getByRole('button', { name: '添加站点' })).toHaveFocus());
  },
};

/** 添加原厂：按名字找，选中就带出网址。 */
export const AddBrand: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '原厂' }));
    await userEvent.click(canvas.getByRole('button', { name: '添加站点' }));
    const form = await editor('编辑原厂站点');
    await userEvent.type(await form.findByRole('combobox', { name: '名称' }), '意');
    await expect(args.onHintInput).toHaveBeenLastCalledWith({ tab: 'brand', keywords: '意' });
    await userEvent.click(await screen.findByRole('option', { name: /意法半导体/ }));
    await expect(form.getByRole('textbox', { name: '完整网址' })).toHaveValue('https://www.st.com');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(args.onListChange).toHaveBeenLastCalledWith('brand', [{ name: '意法半导体', url: 'https://www.st.com', image: null }]);
  },
};

/** 修改：红边和一句怎么改的话。 */
export const EditInvalidUrl: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '编辑' }));
    const form = await editor();
    await userEvent.click(form.getByRole('button', { name: '修改 内部料号查询' }));
    const url = await form.findByRole('textbox', { name: '完整网址' });
    await userEvent.clear(url);
    await userEvent.type(url, 'erp.example.com/parts{Enter}');
    await expect(url).toBeInvalid();
    await expect(url).toHaveAccessibleDescription(/网址要以 http:\/\/ 或 https:\/\/ 开头/);
  },
};

/** 删除：焦点到下一行，可以撤销。 */
export const DeleteAndUndo: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '编辑' }));
    const list = await editor();
    await userEvent.click(list.getByRole('button', { name: '删除 贸泽电子' }));
    await waitFor(() => expect(list.getByRole('button', { name: '删除 艾睿电子' })).toHaveFocus());
    await expect(list.getByText('已删除 贸泽电子，可撤销')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: '撤销' }));
    await expect(args.onListChange).toHaveBeenLastCalledWith('common', commonSites);
    await expect(list.queryByText(/可撤销/)).toBeNull();
  },
};

/** 满 24 个：不能再加，说明怎么办；恢复默认也可以撤销。 */
export const Limit: Story = {
  args: { lists: { common: fullSites, agent: [], brand: [] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '编辑' }));
    const list = await editor();
    await waitFor(() => expect(list.getByText('最多 24 个站点，先删除不用的再添加')).toBeVisible());
    await expect(list.queryByRole('button', { name: '添加站点' })).toBeNull();
    await userEvent.click(list.getByRole('button', { name: '恢复默认' }));
    await expect(args.onRestore).toHaveBeenCalledWith('common');
    await waitFor(() => expect(list.getByText('已恢复默认站点，可撤销')).toBeVisible());
  },
};

/** Esc 关闭编辑，焦点回到“编辑”。 */
export const CloseEditor: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '编辑' });
    await userEvent.click(button);
    await editor();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** 手机：一列。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 手机上的编辑：铺满屏幕，不横向滚动。 */
export const NarrowEditor: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '编辑' }));
    const list = await editor();
    await userEvent.click(list.getByRole('button', { name: '修改 得捷电子' }));
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
