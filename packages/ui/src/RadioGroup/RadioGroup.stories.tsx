import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Radio, RadioCard, RadioChip, RadioGroup } from './RadioGroup.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { radioGroupKeys } from './radioGroupKeys.ts';

const meta = {
  title: 'UI/Forms/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs', 'stable'],
  parameters: { keys: radioGroupKeys },
  args: {
    label: '发票类型',
    onChange: fn(),
    children: (
      <>
        <Radio value="plain" description="个人和企业都可以开">
          普通发票
        </Radio>
        <Radio value="special">增值税专用发票</Radio>
        <Radio value="none" isDisabled>
          不开发票
        </Radio>
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 方向键在选项间移动并选中，跳过不可用的，首尾相接。 */
export const Default: Story = {
  args: { defaultValue: 'plain' },
  play: async ({ canvas, userEvent, step, args }) => {
    await playKeys({ userEvent, step }, radioGroupKeys, {
      focus: () => expect(canvas.getByRole('radio', { name: '普通发票' })).toHaveFocus(),
      next: (pressed) => expect(args.onChange).toHaveBeenLastCalledWith(pressed === '{ArrowDown}' ? 'special' : 'plain'),
      previous: (pressed) => expect(args.onChange).toHaveBeenLastCalledWith(pressed === '{ArrowUp}' ? 'special' : 'plain'),
    });
  },
};

const types = ['功能异常', '资料错误', '内容侵权', '功能建议', '其他'].map((word) => (
  <RadioChip key={word} value={word}>
    {word}
  </RadioChip>
));

/** 一排小片，用于反馈类型。 */
export const Chips: Story = {
  args: { label: '反馈类型', look: 'chips', defaultValue: '资料错误', children: types },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '内容侵权' })).toBeChecked();
  },
};

/** 没选就提交。 */
export const Invalid: Story = {
  args: { label: '反馈类型', look: 'chips', children: types, error: '请选择反馈类型' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: '反馈类型' })).toHaveAccessibleDescription('请选择反馈类型');
  },
};

/** 卡片：整张都能点，自己的按钮不改选择。 */
export const Cards: Story = {
  args: {
    label: '收货地址',
    look: 'cards',
    defaultValue: '1',
    children: (
      <>
        <RadioCard
          value="1"
          description="浙江省杭州市滨江区示例路 1 号"
          action={
            <Button variant="plain" size="sm">
              修改
            </Button>
          }
        >
          林工 138 0013 8000
        </RadioCard>
        <RadioCard value="2" description="广东省深圳市福田区示例路 2 号">
          收货处 138 0013 8001
        </RadioCard>
        <RadioCard value="3" description="不送货到这里" isDisabled>
          仓库 138 0013 8002
        </RadioCard>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '收货处 138 0013 8001' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: '修改' }));
    const chosen = canvas.getByRole('radio', { name: '收货处 138 0013 8001' });
    await expect(chosen).toBeChecked();
    await userEvent.tab();
    await expect(chosen).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
  },
};

/** 整行，从一边到另一边：窄的地方比几样。 */
export const Rows: Story = {
  args: {
    label: '卖家',
    look: 'rows',
    defaultValue: '1',
    children: (
      <>
        <RadioCard value="1" description="库存 3,120，起订 1">
          示例电子（深圳）有限公司
        </RadioCard>
        <RadioCard value="2" description="库存未知，起订 3,000">
          样例半导体（香港）有限公司
        </RadioCard>
      </>
    ),
  },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
  },
};

/** 不可用。 */
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'special' } };
