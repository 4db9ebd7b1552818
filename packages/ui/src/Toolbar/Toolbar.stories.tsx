import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { DownloadIcon, PrintIcon } from '../Icon/actionIcons.tsx';
import { ZoomInIcon, ZoomOutIcon } from '../Icon/navigationIcons.tsx';
import { Toolbar, ToolbarGroup } from './Toolbar.tsx';

const onPress = fn();

const meta = {
  title: 'UI/Actions/Toolbar',
  component: Toolbar,
  tags: ['autodocs'],
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '缩小' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '下载' })).toHaveFocus();
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    // From the top of the page again: the first button is next, yet the toolbar knows where one was.
    link.blur();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '下载' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalled();
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
