import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckboxField } from './CheckboxField.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { checkboxGroupKeys } from './checkboxGroupKeys.ts';

const packages = [
  ['LQFP-64', 16],
  ['LQFP-100', 14],
  ['LQFP-48', 7],
  ['QFN-36', 7],
  ['LQFP-144', 5],
] as const;

const meta = {
  title: 'UI/Forms/CheckboxGroup',
  component: CheckboxGroup,
  tags: ['autodocs', 'stable'],
  parameters: { keys: checkboxGroupKeys },
  args: {
    label: '封装',
    onChange: fn(),
    children: packages.map(([name, count]) => (
      <CheckboxField key={name} value={name} count={count} size="sm">
        {name}
      </CheckboxField>
    )),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 216 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 筛选的一组选项，右边是数量。 */
export const Default: Story = {
  args: { defaultValue: ['LQFP-64'] },
  play: async ({ canvas, userEvent, step, args }) => {
    await expect(canvas.getByRole('group', { name: '封装' })).toBeVisible();
    const box = (name: string) => canvas.getByRole('checkbox', { name: new RegExp(`^${name}\\b`) });
    await playKeys({ userEvent, step }, checkboxGroupKeys, {
      focus: () => expect(box('LQFP-64')).toHaveFocus(),
      next: () => expect(box('LQFP-100')).toHaveFocus(),
      toggle: () => expect(args.onChange).toHaveBeenLastCalledWith(['LQFP-64', 'LQFP-100']),
      previous: () => expect(box('LQFP-64')).toHaveFocus(),
    });
  },
};

/** 上方已有标题时，标签只读给读屏。 */
export const HiddenLabel: Story = { args: { isLabelHidden: true } };

/** 一个都没选就提交。 */
export const Invalid: Story = { args: { error: '请至少选择一种封装', orientation: 'horizontal' } };
