import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'UI/Forms/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  args: { label: '数量', defaultValue: 100, minValue: 100, maxValue: 1000, step: 10, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** ↑↓ 按步进增减，End 到上限，乱填的在离开时归正。 */
export const Default: Story = {
  parameters: { waivers: { live: '测试一口气走完所有按键，每次按键的新值本应各播报一次' } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.tab();
    for (const { press, shows } of [
      { press: '{ArrowUp}', shows: '110' },
      { press: '{PageUp}', shows: '120' },
      { press: '{End}', shows: '1,000' },
    ]) {
      await userEvent.keyboard(press);
      await expect(input).toHaveValue(shows);
    }
    await userEvent.clear(input);
    await userEvent.type(input, '457');
    await userEvent.tab();
    await expect(input).toHaveValue('460');
  },
};

/** 到了下限，减号不可用；有错时红边。 */
export const Invalid: Story = { args: { error: '最小起订 100，须为 10 的倍数' } };

/** 工具条上的小输入框，带单位，不带加减号。 */
export const Small: Story = { args: { size: 'sm', hasSteppers: false, unit: '件' } };

/** 不可用。 */
export const Disabled: Story = { args: { isDisabled: true } };
