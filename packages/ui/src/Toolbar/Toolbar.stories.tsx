import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { DownloadIcon, PrintIcon } from '../Icon/actionIcons.tsx';
import { ZoomInIcon, ZoomOutIcon } from '../Icon/navigationIcons.tsx';
import { Toolbar, ToolbarGroup } from './Toolbar.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { toolbarKeys } from './toolbarKeys.ts';

const onPress = fn();

const meta = {
  title: 'UI/Actions/Toolbar',
  component: Toolbar,
  tags: ['autodocs', 'beta'],
  parameters: { keys: toolbarKeys },
  args: {
    label: '阅读手册',
    children: [
      <ToolbarGroup key="zoom" label="缩放">
        <IconButton label="缩小" size="sm" onPress={onPress}>
          <ZoomOutIcon />
        </IconButton>
        <IconButton label="放大" size="sm" onPress={onPress}>
          <ZoomInIcon />
        </IconButton>
      </ToolbarGroup>,
      <ToolbarGroup key="take" label="带走">
        <IconButton label="打印" size="sm" onPress={onPress}>
          <PrintIcon />
        </IconButton>
        <Button size="sm" variant="outline" icon={<DownloadIcon size={16} />} onPress={onPress}>
          下载
        </Button>
      </ToolbarGroup>,
    ],
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tab 只停一次；左右键在里面走，再回来时停在上次的地方。 */
export const Default: Story = {
  render: (args) => (
    <>
      <Toolbar {...args} />
      <p>
        工具栏之后，<a href="#after">接着读手册</a>。
      </p>
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await playKeys({ userEvent, step }, toolbarKeys, {
      enter: () => expect(button('缩小')).toHaveFocus(),
      next: () => expect(button('放大')).toHaveFocus(),
      previous: () => expect(button('缩小')).toHaveFocus(),
      last: () => expect(button('下载')).toHaveFocus(),
      first: () => expect(button('缩小')).toHaveFocus(),
      press: {
        given: () => onPress.mockClear(),
        proves: () => expect(onPress).toHaveBeenCalledOnce(),
      },
      leave: {
        given: () => userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}'),
        proves: () => expect(canvas.getByRole('link')).toHaveFocus(),
      },
      back: () => expect(button('下载')).toHaveFocus(),
    });
    // From the top of the page again: the first button is next, yet the toolbar knows where one was.
    button('下载').blur();
    await userEvent.tab();
    await expect(button('下载')).toHaveFocus();
  },
};

/** 竖排：上下键走。 */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('toolbar', { name: '阅读手册' })).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: '放大' })).toHaveFocus();
  },
};

/** 窄处折行。 */
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 150 }}>{Story()}</div>] };
