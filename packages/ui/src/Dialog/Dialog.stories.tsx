import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useRef, useState } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DialogFoot } from './DialogFoot.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { dialogKeys } from './dialogKeys.ts';

const meta = {
  title: 'UI/Overlays/Dialog',
  component: Dialog,
  tags: ['autodocs', 'stable'],
  args: {
    title: '登录芯页',
    closeLabel: '关闭',
    description: '登录后继续上传数据手册',
    children: <TextField label="手机号码" placeholder="11 位手机号码" autoFocus />,
    footer: <Button>登录</Button>,
    onOpenChange: fn(),
  },
  parameters: { keys: dialogKeys, docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;

/** A page that opens the dialog without being asked. */
function OpenAtOnce(props: DialogProps) {
  const [isOpen, setOpen] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        数据手册
      </h1>
      <Dialog {...props} isOpen={isOpen} onOpenChange={setOpen} returnFocusRef={heading} />
    </>
  );
}

type Story = StoryObj<typeof meta>;

/** 打开：名字来自标题，焦点在第一个输入框，背后的页面不可达。 */
export const Open: Story = {
  args: { isOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '登录芯页' });
    await expect(dialog).toHaveAccessibleDescription('登录后继续上传数据手册');
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
  },
};

/** 由按钮打开：Tab 在对话框里循环，Esc 关闭并把焦点还给按钮。 */
export const Keyboard: Story = {
  render: (args) => (
    <DialogTrigger onOpenChange={args.onOpenChange}>
      <Button>登录</Button>
      <Dialog {...args} onOpenChange={undefined} />
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent, step, args }) => {
    const invoker = canvas.getByRole('button', { name: '登录' });
    await userEvent.tab();
    await playKeys({ userEvent, step }, dialogKeys, {
      open: async () => {
        const dialog = await screen.findByRole('dialog');
        await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
      },
      next: () => expect(document.activeElement).toHaveAccessibleName('登录'),
      around: { given: () => userEvent.keyboard('{Tab}'), proves: () => expect(document.activeElement).toHaveAccessibleName('手机号码') },
      previous: () => expect(document.activeElement).toHaveAccessibleName('关闭'),
      close: async () => {
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(invoker).toHaveFocus());
        await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      },
    });
  },
};

/** 没有人按按钮、自动弹出的对话框：关闭后焦点到页面标题。 */
export const OpenedByItself: Story = {
  render: (args) => <OpenAtOnce {...args} />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: '数据手册' })).toHaveFocus());
  },
};

/** 对话框里再开对话框：Esc 一次只关最上面一层。 */
export const Nested: Story = {
  args: {
    isOpen: true,
    children: (
      <DialogTrigger>
        <Button variant="outline">阅读协议</Button>
        <Dialog title="用户服务协议" closeLabel="关闭协议" size="sm">
          <p>本协议说明你与芯页之间的权利和义务。</p>
        </Dialog>
      </DialogTrigger>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '阅读协议' }));
    await screen.findByRole('dialog', { name: '用户服务协议' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '用户服务协议' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: '登录芯页' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '阅读协议' })).toHaveFocus());
  },
};

/** 内容很长：标题和按钮留在视野里，中间滚动。 */
export const LongText: Story = {
  args: {
    isOpen: true,
    title: '关于原厂数据手册版权与再分发许可范围的说明以及上传者需要承担的责任',
    description: '请在上传前读完，读完之后再决定是否上传',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index}>第 {index + 1} 条　上传者确认自己有权分享这份文件，文件内容与原厂发布的版本一致，未作删改。</p>
    )),
  },
};

/** A form that just fits, until its first field is refused. */
function Refused() {
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError('请填写收货人');
    field.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      {error !== undefined && <p style={{ blockSize: '10rem' }}>有 4 处要改</p>}
      <TextField label="收货人" error={error} inputRef={field} />
      <div style={{ blockSize: 'calc(var(--visual-viewport-height) - 20rem)' }}>其余的栏</div>
      <DialogFoot>
        <Button variant="outline">取消</Button>
        <Button type="submit">保存</Button>
      </DialogFoot>
    </form>
  );
}

/** 表单自己的脚：和 footer 一个样子，内容变长开始滚动时按钮不动；保存被拒绝后，得到焦点的栏不在标题下面。 */
export const FormFoot: Story = {
  args: { isOpen: true, title: '新增地址', description: undefined, footer: undefined, children: <Refused /> },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '新增地址' }));
    const save = dialog.getByRole('button', { name: '保存' });
    const box = save.closest('[data-dialog-foot]')!.getBoundingClientRect();
    const before = save.getBoundingClientRect().bottom;
    await expect(Math.round(box.width)).toBe(Math.round(screen.getByRole('dialog').getBoundingClientRect().width));
    await userEvent.click(save);
    const input = dialog.getByRole('textbox', { name: '收货人' });
    await waitFor(() => expect(input).toHaveFocus());
    const title = dialog.getByRole('heading', { name: '新增地址' }).parentElement!;
    const label = dialog.getByText('收货人', { selector: 'label' });
    await waitFor(() => expect(label.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom));
    // The window grows to its full height at most; from there on the buttons stay.
    const lowest = screen.getByRole('dialog').parentElement!.getBoundingClientRect().bottom;
    await expect(Math.round(lowest - save.getBoundingClientRect().bottom)).toBe(Math.round(box.bottom - before));
    screen.getByRole('dialog').parentElement!.scrollTo({ top: 1000 });
    save.focus();
    await expect(Math.round(lowest - save.getBoundingClientRect().bottom)).toBe(Math.round(box.bottom - before));
  },
};
/** 窄于 560 px 时铺满屏幕。 */
export const Narrow: Story = { args: { isOpen: true }, globals: { viewport: { value: 'w360' } } };
