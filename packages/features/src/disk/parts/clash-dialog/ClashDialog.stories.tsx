import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ClashDialog } from './ClashDialog.tsx';
import { clashDialogKeys } from './clashDialogKeys.ts';

const meta = {
  title: 'Features/Disk/ClashDialog',
  component: ClashDialog,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: clashDialogKeys },
  args: { clash: { name: 'LM358 数据手册.pdf', isFolder: false, left: 5 }, onDecide: fn(), onStop: fn() },
} satisfies Meta<typeof ClashDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 三种处理，默认保留两者。 */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('radio', { name: '保留两者' })).toBeChecked();
    await expect(screen.getByRole('radio', { name: '覆盖' })).toHaveAccessibleDescription(/移到回收站/);
  },
};

/** 键盘：选跳过、其余也这样，继续。 */
export const Keyboard: Story = {
  play: async ({ args, userEvent, step }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: '继续' })).toHaveFocus());
    screen.getByRole('radio', { name: '保留两者' }).focus();
    await playKeys({ userEvent, step }, clashDialogKeys, {
      next: async () => expect(screen.getByRole('radio', { name: '覆盖' })).toBeChecked(),
      forAll: {
        given: () => screen.getByRole('checkbox', { name: /其余 5 个/ }).focus(),
        proves: async () => expect(screen.getByRole('checkbox', { name: /其余 5 个/ })).toBeChecked(),
      },
      confirm: {
        given: () => screen.getByRole('button', { name: '继续' }).focus(),
        proves: async () => expect(args.onDecide).toHaveBeenLastCalledWith('replace', true),
      },
      stop: async () => expect(args.onStop).toHaveBeenCalled(),
    });
  },
};

/** 最后一个：不问其余。 */
export const Last: Story = {
  args: { clash: { name: '电源', isFolder: true, left: 0 }, choices: ['both', 'skip'] },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '已经有同名的文件夹' })).toBeVisible();
    await expect(screen.queryByRole('checkbox')).toBeNull();
    await expect(screen.getAllByRole('radio')).toHaveLength(2);
  },
};

/** 手机，很长的名字。 */
export const Narrow: Story = {
  args: { clash: { name: `${'a_very_long_file_name_'.repeat(6)}.pdf`, isFolder: false, left: 1200 } },
  globals: { viewport: { value: 'w360' } },
};
