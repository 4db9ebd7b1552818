import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuTrigger } from 'react-aria-components/Menu';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ColumnsIcon } from '../Icon/actionIcons.tsx';
import { TrashIcon } from '../Icon/itemIcons.tsx';
import { EditIcon } from '../Icon/pageIcons.tsx';
import { CopyIcon } from '../Icon/statusIcons.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator } from './Menu.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { menuKeys } from './menuKeys.ts';

const onAction = fn();

const meta = {
  title: 'UI/Overlays/Menu',
  component: Menu,
  tags: ['autodocs', 'beta'],
  args: {
    onAction,
    children: (
      <>
        <MenuItem id="edit" icon={<EditIcon size={16} />}>
          编辑
        </MenuItem>
        <MenuItem id="copy" icon={<CopyIcon size={16} />} detail="Ctrl C">
          复制型号
        </MenuItem>
        <MenuItem id="share" isDisabled>
          分享
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="delete" icon={<TrashIcon size={16} />} tone="danger">
          删除
        </MenuItem>
      </>
    ),
  },
  render: (args) => (
    <MenuTrigger>
      <Button variant="outline" size="sm">
        更多操作
      </Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
  parameters: { keys: menuKeys, docs: { story: { inline: false, height: '260px' } } },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 关着。 */
export const Closed: Story = {};

/** 打开：↑↓ 移动，跳过不可用的，Home 与 End 到两端，按字母跳转，Enter 执行，Esc 关闭。 */
export const Open: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '更多操作' });
    const lands = (words: string) => waitFor(() => expect(document.activeElement).toHaveTextContent(words));
    const closed = async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    };
    const close = async () => {
      if (screen.queryByRole('menu')) await userEvent.keyboard('{Escape}');
      await closed();
    };
    await userEvent.tab();
    await playKeys({ userEvent, step }, menuKeys, {
      open: { given: close, proves: () => lands('编辑') },
      openLast: { given: close, proves: () => lands('删除') },
      home: () => lands('编辑'),
      next: () => lands('复制型号'),
      previous: () => lands('编辑'),
      end: () => lands('删除'),
      choose: async () => {
        await expect(onAction.mock.lastCall?.[0]).toBe('delete');
        await closed();
      },
      close: {
        given: async () => {
          await userEvent.keyboard('{Enter}');
          await lands('编辑');
        },
        proves: closed,
      },
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu', { name: '更多操作' })).toBeVisible());
  },
};

/** 选择显示哪些列：可多选，选完不关。 */
export const Selected: Story = {
  render: (args) => (
    <MenuTrigger>
      <Button variant="plain" size="sm" icon={<ColumnsIcon size={16} />}>
        列
      </Button>
      <Menu {...args} label="显示的列" selectionMode="multiple" defaultSelectedKeys={['flash', 'ram']} onSelectionChange={fn()}>
        <MenuSection label="参数">
          <MenuItem id="flash" detail="KB">
            Flash
          </MenuItem>
          <MenuItem id="ram" detail="KB">
            RAM
          </MenuItem>
          <MenuItem id="freq" detail="MHz">
            主频
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列' }));
    const item = await screen.findByRole('menuitemcheckbox', { name: /主频/ });
    await expect(item).not.toBeChecked();
    await userEvent.click(item);
    await expect(item).toBeChecked();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};
