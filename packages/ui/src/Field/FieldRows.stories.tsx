import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input, TextField } from 'react-aria-components/TextField';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { FieldRows } from './FieldRows.tsx';
import * as field from './Field.css.ts';

const meta = {
  title: 'UI/Forms/FieldRows',
  component: FieldRows,
  subcomponents: { FieldLabel, FieldMessage },
  tags: ['autodocs', 'stable'],
  args: {
    label: '公司名称',
    description: '与营业执照一致',
    children: (
      <div className={`${field.control} ${field.size.md}`}>
        <Input className={field.input} />
      </div>
    ),
  },
  render: (args) => (
    <TextField className={field.root} isInvalid={args.error !== undefined}>
      <FieldRows {...args} />
    </TextField>
  ),
} satisfies Meta<typeof FieldRows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 标签、控件、说明：读屏软件把三样读在一起。 */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: '公司名称' })).toHaveAccessibleDescription('与营业执照一致'),
};
/** 有错时，错误占说明的位置。 */
export const Wrong: Story = {
  args: { error: '请填写公司名称' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '公司名称' })).toHaveAccessibleDescription('请填写公司名称');
    await expect(canvas.queryByText('与营业执照一致')).toBeNull();
  },
};
/** 标签和说明的右边各有一处。 */
export const Ends: Story = { args: { labelEnd: <Link href="#forgot">忘记了</Link>, messageEnd: <span>0/50</span> } };
/** 标签只给读屏软件。 */
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: '公司名称' })).toBeVisible(),
};
/** 只有标签和控件。 */
export const Bare: Story = { args: { description: undefined } };
/** 手机：标签和说明都长。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    label: '营业执照上的公司名称（含分公司、办事处的全称）',
    description: '与营业执照一致；改名后请先更新营业执照，再来改这里',
    messageEnd: <span>0/50</span>,
  },
};
