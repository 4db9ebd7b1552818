import { Button } from '@chippage/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { CompanyFields, type CompanyFieldsProps } from './CompanyFields.tsx';
import { type CompanyInput, companyInputOf, type CompanyKnown, companyProblems } from './companyInput.ts';
import { companyFieldsMessages } from './messages.ts';

/** The fields in a form of their own. */
function InForm({ known, ...fields }: Omit<CompanyFieldsProps, 'form'> & { known: CompanyKnown | null }) {
  const t = useMessages(companyFieldsMessages);
  const form = useForm<CompanyInput>({
    initial: companyInputOf(known),
    check: (input) => companyProblems(t, input),
    onSubmit: async () => undefined,
    failed: '',
  });
  return (
    <FormColumn onSubmit={form.submit}>
      <CompanyFields {...fields} form={form} />
      <FormActions>
        <Button type="submit">提交</Button>
      </FormActions>
    </FormColumn>
  );
}

const meta = {
  title: 'Features/Entries/CompanyFields',
  component: InForm,
  tags: ['autodocs', 'experimental'],
  args: { known: null },
} satisfies Meta<typeof InForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 国家写代码或简称：下面说会记为哪个。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const country = canvas.getByRole('textbox', { name: /^国家或地区/ });
    await userEvent.type(country, 'de');
    await expect(country).toHaveAccessibleDescription('会记为：德国');
  },
};

/** 页面自己的名称不改：没有那一栏。 */
export const Named: Story = {
  args: { isNamed: true, known: { name: 'Beichen', nameCn: '北辰分销', country: 'CN', website: 'https://beichen.example.com/' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: '名称' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: /^国家或地区/ })).toHaveValue('中国');
  },
};

/** 不对的：每一栏说怎样改。 */
export const Wrong: Story = {
  args: { known: { name: '', nameCn: null, country: null, website: 'example' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^国家或地区/ }), '亚特兰蒂斯{Enter}');
    await expect(canvas.getByText('请填写名称')).toBeVisible();
    await expect(canvas.getByText(/没有找到这个国家或地区/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '名称' })).toHaveFocus();
  },
};

/** 手机、很长的名字。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { known: { name: 'A Very Long Company Name '.repeat(4).trim(), nameCn: '很长的公司名'.repeat(12), country: 'TW', website: null } },
};
