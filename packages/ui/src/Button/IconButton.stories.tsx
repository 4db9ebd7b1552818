import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DenseIcon } from '../Icon/actionIcons.tsx';
import { CloseIcon } from '../Icon/pageIcons.tsx';
import { CopyIcon } from '../Icon/statusIcons.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { iconButtonKeys } from './iconButtonKeys.ts';
import { pointerStates, StateGrid } from '../StateGrid/StateGrid.tsx';

const meta = {
  title: 'UI/Actions/IconButton',
  component: IconButton,
  tags: ['autodocs', 'stable'],
  parameters: { keys: iconButtonKeys },
  args: { label: '复制型号', children: <CopyIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 只有图标的按钮，名字给读屏，也放进提示里。 */
export const Default: Story = {};

/** 40、32、24 三种大小。 */
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <IconButton {...args} />
      <IconButton {...args} size="sm" label="关闭预览">
        <CloseIcon size={16} />
      </IconButton>
      <IconButton {...args} size="xs" label="移除">
        <CloseIcon size={14} />
      </IconButton>
    </div>
  ),
};

/** 开关：按下的那一个有底色与边。 */
export const Selected: Story = { args: { variant: 'outline', isSelected: true, label: '紧凑行高', children: <DenseIcon /> } };

/** 处理中，图标换成转圈。 */
export const Pending: Story = { args: { isPending: true } };

/** 键盘：回车与空格。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step, args }) => {
    const button = canvas.getByRole('button', { name: '复制型号' });
    await playKeys({ userEvent, step }, iconButtonKeys, {
      focus: () => expect(button).toHaveFocus(),
      press: async (pressed) => {
        await expect(args.onPress).toHaveBeenCalledTimes(pressed === ' ' ? 2 : 1);
        await expect(button).toHaveFocus();
      },
    });
  },
};

/** 状态矩阵：每种样子的每种状态。 */
export const States: Story = {
  render: (args) => (
    <StateGrid<IconButtonProps>
      label="图标按钮的状态"
      variants={{ 无边: {}, 描边: { variant: 'outline' }, 小号: { size: 'sm' }, '描边，按住的开关': { variant: 'outline', isSelected: true } }}
      states={[...pointerStates, { name: '停用', props: { isDisabled: true } }, { name: '等待', props: { isPending: true } }]}
    >
      {(props) => <IconButton {...args} {...props} />}
    </StateGrid>
  ),
};
