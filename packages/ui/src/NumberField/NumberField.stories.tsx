import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberField } from './NumberField.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { numberFieldKeys } from './numberFieldKeys.ts';

const meta = {
  title: 'UI/Forms/NumberField',
  component: NumberField,
  tags: ['autodocs', 'stable'],
  parameters: { keys: numberFieldKeys },
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
  parameters: { waivers: { live: { because: '测试一口气走完所有按键，每次按键的新值本应各播报一次', until: '2027-05-31' } } },
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await playKeys({ userEvent, step }, numberFieldKeys, {
      focus: () => expect(input).toHaveFocus(),
      increase: (pressed) => expect(input).toHaveValue(pressed === '{ArrowUp}' ? '110' : '120'),
      decrease: (pressed) => expect(input).toHaveValue(pressed === '{ArrowDown}' ? '110' : '100'),
      max: () => expect(input).toHaveValue('1,000'),
      min: () => expect(input).toHaveValue('100'),
      leave: {
        given: async () => {
          await userEvent.clear(input);
          await userEvent.type(input, '457');
        },
        proves: () => expect(input).toHaveValue('460'),
      },
    });
  },
};

/** 到了下限，减号不可用；有错时红边。 */
export const Invalid: Story = { args: { error: '最小起订 100，须为 10 的倍数' } };

/** 工具条上的小输入框，带单位，不带加减号。 */
export const Small: Story = { args: { size: 'sm', hasSteppers: false, unit: '件' } };

/** 不可用。 */
export const Disabled: Story = { args: { isDisabled: true } };
