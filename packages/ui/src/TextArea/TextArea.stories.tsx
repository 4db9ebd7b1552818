import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { textAreaKeys } from './textAreaKeys.ts';

const meta = {
  title: 'UI/Forms/TextArea',
  component: TextArea,
  tags: ['autodocs', 'stable'],
  parameters: { keys: textAreaKeys },
  args: { label: '问题描述', maxCount: 500, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 436 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 空着，等人写；下面数着字。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const area = canvas.getByRole('textbox', { name: '问题描述' });
    await expect(area).toHaveFocus();
    await userEvent.keyboard('手册{Enter}第 3 页');
    await expect(args.onChange).toHaveBeenLastCalledWith('手册\n第 3 页');
    await expect(canvas.getByText('8/500')).toBeVisible();
  },
};

/** 没写就提交：说出要做什么。 */
export const Invalid: Story = {
  args: { error: '请写出驳回的原因', description: '会员会看到这句话' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('请写出驳回的原因');
  },
};

/** 写多了：不截断，字数变红，由提交时的错误说清楚。 */
export const TooLong: Story = {
  args: { defaultValue: '这份数据手册的第三页缺了一张图。'.repeat(4), maxCount: 50, error: '最多 50 个字，请删去 14 个字' },
};

/** 源文用等宽字。 */
export const Source: Story = {
  args: { label: '正文（Markdown）', isMono: true, rows: 8, maxCount: 60000, defaultValue: '## 联系我们\n\n- 电话：400-000-0000\n- 邮箱：help@example.com\n' },
};

/** 只读与不可用。 */
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '已经回复，不能再改。' } };

/** 手机上，很长的一段。 */
export const Narrow: Story = {
  args: {
    defaultValue: 'https://example.com/very/long/address/without/any/space/that/has/to/break/somewhere/in/the/field',
    description: '写得越具体，回复越快',
  },
  globals: { viewport: { value: 'w360' } },
};

/** 键盘：回车换行，Tab 离开。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('textbox', { name: '问题描述' });
    await playKeys({ userEvent, step }, textAreaKeys, {
      focus: () => expect(area).toHaveFocus(),
      newLine: { given: () => userEvent.keyboard('手册'), proves: () => expect(area).toHaveValue('手册\n') },
      leave: async () => {
        await expect(area).not.toHaveFocus();
        await expect(area).toHaveValue('手册\n');
      },
    });
  },
};
