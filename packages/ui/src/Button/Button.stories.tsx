import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UploadIcon } from '../Icon/pageIcons.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { buttonKeys } from './buttonKeys.ts';
import { pointerStates, StateGrid } from '../StateGrid/StateGrid.tsx';

const meta = {
  title: 'UI/Actions/Button',
  component: Button,
  tags: ['autodocs', 'stable'],
  parameters: { keys: buttonKeys },
  args: { children: '搜索', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 主按钮，一屏只放一个。 */
export const Default: Story = {};

/** 次要操作用描边，工具条里用无边。 */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      <Button {...args}>打开数据手册</Button>
      <Button {...args} variant="outline" icon={<UploadIcon size={16} />}>
        上传数据手册
      </Button>
      <Button {...args} variant="plain">
        清除全部
      </Button>
    </div>
  ),
};

/** 红色只用于收不回来的操作；铜色只用于去结算。 */
export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      <Button {...args} tone="danger">
        关闭订单
      </Button>
      <Button {...args} tone="danger" variant="outline">
        删除
      </Button>
      <Button {...args} tone="money">
        去结算
      </Button>
    </div>
  ),
};

/** 小号用于表格上方的工具条；点按区不小于 24 px。 */
export const Small: Story = { args: { size: 'sm', variant: 'outline', children: '导出' } };

/** 处理中：按了没有反应，焦点不丢，读屏听到在等什么。 */
export const Pending: Story = {
  args: { isPending: true, pendingLabel: '正在提交' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /搜索/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** 不可用：旁边要有文字说明为什么。 */
export const Disabled: Story = { args: { isDisabled: true } };

/** 开关按钮：按下的状态有浅绿底与绿边。 */
export const Selected: Story = { args: { variant: 'outline', isSelected: true, children: '对比 2' } };

/** 手机上占满一行。 */
export const FullWidth: Story = { args: { isFullWidth: true }, globals: { viewport: { value: 'w360' } } };

/** 文字太长时换行，不撑破页面。 */
export const LongText: Story = {
  args: { children: '同意并继续提交企业认证资料至平台审核人员，审核通过后可以发布供需信息' },
  globals: { viewport: { value: 'w360' } },
};

/** 回车与空格都能按下，焦点留在按钮上。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step, args }) => {
    const button = canvas.getByRole('button', { name: '搜索' });
    await playKeys({ userEvent, step }, buttonKeys, {
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
    <StateGrid<ButtonProps>
      label="按钮的状态"
      variants={{
        主按钮: {},
        描边: { variant: 'outline' },
        无边: { variant: 'plain' },
        危险: { tone: 'danger' },
        钱: { tone: 'money' },
        '描边，按住的开关': { variant: 'outline', isSelected: true },
      }}
      states={[...pointerStates, { name: '停用', props: { isDisabled: true } }, { name: '等待', props: { isPending: true, pendingLabel: '正在提交' } }]}
    >
      {(props) => (
        <Button {...args} {...props}>
          提交
        </Button>
      )}
    </StateGrid>
  ),
};
