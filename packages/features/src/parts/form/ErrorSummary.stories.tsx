import { TextField } from '@chippage/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldStack } from './FormLayout.tsx';

interface Example {
  /** Name of the field and what is wrong with it. */
  fields: readonly (readonly [label: string, problem: string])[];
}

/** A form that was sent with these problems. */
function RefusedForm({ fields }: Example) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const problems = fields.map(([, text], index) => ({
    text,
    ref: {
      get current() {
        return inputs.current[index] ?? null;
      },
    },
  }));
  return (
    <FieldStack isNarrow>
      <ErrorSummary problems={problems} />
      {fields.map(([label, error], index) => (
        <TextField
          key={label}
          label={label}
          error={error}
          inputRef={(input) => {
            inputs.current[index] = input;
          }}
        />
      ))}
    </FieldStack>
  );
}

const meta = {
  title: 'Features/Parts/ErrorSummary',
  component: RefusedForm,
  subcomponents: { ErrorSummary },
  tags: ['autodocs', 'stable'],
  args: {
    fields: [
      ['收货人', '请填写收货人姓名'],
      ['手机号码', '手机号码不正确，请核对中国大陆的号码'],
      ['详细地址', '请填写街道和门牌号'],
    ],
  },
} satisfies Meta<typeof RefusedForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 三处要改：每一句都是去处，按下去焦点就在那一格。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('有 3 处需要修改')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^手机号码不正确/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: '手机号码' })).toHaveFocus();
  },
};

/** 只有一处：那一格自己会说，上面不再说。 */
export const Single: Story = {
  args: { fields: [['收货人', '请填写收货人姓名']] },
  play: async ({ canvas }) => expect(canvas.queryByText(/处需要修改/)).toBeNull(),
};

/** 很长的话折行，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    fields: [
      ['统一社会信用代码', '统一社会信用代码是营业执照右上角的 18 位字母和数字，您填的最后一位对不上，请逐位核对'],
      ['开户银行', '请填写开户银行的全称，写到支行，例如“招商银行股份有限公司深圳高新园支行”'],
    ],
  },
};
