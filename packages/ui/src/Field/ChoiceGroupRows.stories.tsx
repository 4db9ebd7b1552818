import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { expect } from 'storybook/test';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import * as choice from './Choice.css.ts';
import { ChoiceGroupRows } from './ChoiceGroupRows.tsx';
import { ChoiceWords } from './ChoiceWords.tsx';

const meta = {
  title: 'UI/Forms/ChoiceGroupRows',
  component: ChoiceGroupRows,
  subcomponents: { ChoiceWords },
  tags: ['autodocs', 'stable'],
  args: {
    label: '关心哪些消息',
    description: '随时可以改',
    flow: choice.flow.vertical,
    children: (
      <>
        <CheckboxField value="order">订单</CheckboxField>
        <CheckboxField value="price">降价</CheckboxField>
      </>
    ),
  },
  render: (args) => (
    <CheckboxGroup className={choice.group} isInvalid={args.error !== undefined}>
      <ChoiceGroupRows {...args} />
    </CheckboxGroup>
  ),
} satisfies Meta<typeof ChoiceGroupRows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 问题、选项、说明：读屏软件把三样读在一起。 */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('group', { name: '关心哪些消息' })).toHaveAccessibleDescription('随时可以改'),
};
/** 有错时，错误占说明的位置。 */
export const Wrong: Story = {
  args: { error: '至少选一项' },
  play: async ({ canvas }) => expect(canvas.getByRole('group', { name: '关心哪些消息' })).toHaveAccessibleDescription('至少选一项'),
};
/** 选项并排。 */
export const SideBySide: Story = { args: { flow: choice.flow.horizontal } };
/** 问题只给读屏软件。 */
export const LabelHidden: Story = { args: { isLabelHidden: true } };
