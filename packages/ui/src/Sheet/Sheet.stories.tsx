import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { TrashIcon } from '../Icon/itemIcons.tsx';
import { Sheet } from './Sheet.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { sheetKeys } from './sheetKeys.ts';

const rows = (count: number) => (
  <ul>
    {Array.from({ length: count }, (_, index) => (
      <li key={index} style={{ padding: '8px 24px', borderTop: '1px solid var(--cp-color-border-hairline)', minHeight: 56 }}>
        <a href={`#${index}`} style={{ display: 'inline-block', minHeight: 24, fontFamily: 'var(--cp-font-mono)' }}>
          STM32F103C{index}T6
        </a>
        <div style={{ fontSize: 12 }}>stm32f103c8.pdf，意法半导体</div>
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'UI/Overlays/Sheet',
  component: Sheet,
  tags: ['autodocs', 'stable'],
  args: {
    title: '最近浏览',
    closeLabel: '关闭',
    padding: 'none',
    children: rows(4),
    headerAction: (
      <IconButton label="清空记录" size="sm">
        <TrashIcon />
      </IconButton>
    ),
    footer: (
      <Button variant="outline" size="sm">
        加载更多
      </Button>
    ),
    onOpenChange: fn(),
  },
  parameters: { keys: sheetKeys, docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 从右侧进入，宽 400。 */
export const Open: Story = {
  args: { isOpen: true },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: '最近浏览' });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
  },
};

/** 由按钮打开：Tab 在里面循环，Esc 关闭，焦点还给按钮。 */
export const Keyboard: Story = {
  args: { children: rows(1), footer: undefined },
  render: (args) => (
    <DialogTrigger>
      <Button>足迹</Button>
      <Sheet {...args} onOpenChange={undefined} />
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const invoker = canvas.getByRole('button', { name: '足迹' });
    await userEvent.tab();
    await playKeys({ userEvent, step }, sheetKeys, {
      open: async () => {
        const sheet = await screen.findByRole('dialog');
        await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
        await expect(within(sheet).getByRole('heading', { name: '最近浏览' })).toBeVisible();
      },
      next: async () => {
        await expect(document.activeElement).toHaveAccessibleName('清空记录');
        for (const lands of ['关闭', 'STM32F103C0T6', '清空记录']) {
          await userEvent.tab();
          await expect(document.activeElement).toHaveAccessibleName(lands);
        }
      },
      previous: () => expect(document.activeElement).toHaveAccessibleName('STM32F103C0T6'),
      close: async () => {
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(invoker).toHaveFocus());
      },
    });
  },
};

/** 从左侧进入，用于窄屏的导航。 */
export const Left: Story = { args: { isOpen: true, position: 'left' } };

/** 手机上从下方升起，用于筛选；按钮始终在视野里。 */
export const Bottom: Story = {
  args: { isOpen: true, position: 'bottom', title: '筛选', headerAction: undefined, children: rows(12), footer: <Button isFullWidth>查看 23 个型号</Button> },
  globals: { viewport: { value: 'w360' } },
};

/** 内容很多：头尾不动，中间滚动。 */
export const ManyItems: Story = { args: { isOpen: true, children: rows(40) } };

/** 窄于 480 px 时铺满宽度，标题很长时换行。 */
export const Narrow: Story = { args: { isOpen: true, title: '最近三十天内浏览过的型号、数据手册、代理商与文章' }, globals: { viewport: { value: 'w360' } } };
