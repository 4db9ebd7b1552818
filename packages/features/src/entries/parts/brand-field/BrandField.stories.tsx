import type { DirectoryHint } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useForm } from '../../../parts/form/useForm.ts';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { BrandField, type BrandFieldProps } from './BrandField.tsx';
import type { BrandInput } from './brandInput.ts';

const hint = (id: number, name: string, fullName: string): DirectoryHint => ({ id, name, fullName, website: null, fullLogo: null });

/** The field in a form of its own. */
function InForm(props: Omit<BrandFieldProps, 'form'>) {
  const form = useForm<BrandInput>({ initial: { brand: '', brandId: null }, check: () => ({}), onSubmit: async () => undefined, failed: '' });
  return <BrandField {...props} form={form} />;
}

const meta = {
  title: 'Features/Entries/BrandField',
  component: InForm,
  tags: ['autodocs', 'experimental'],
  args: { brands: ready([hint(12, '思瑞浦', '思瑞浦 3PEAK'), hint(13, '思特威', '思特威 SmartSens')]), onBrandTyped: fn() },
} satisfies Meta<typeof InForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 从找到的里选；选好以后候选收起，焦点回到输入框。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '品牌' }), '思');
    await expect(args.onBrandTyped).toHaveBeenLastCalledWith('思');
    await userEvent.click(canvas.getByRole('button', { name: '思特威 SmartSens' }));
    await expect(canvas.getByRole('textbox', { name: '品牌' })).toHaveFocus();
    await expect(canvas.queryByRole('group', { name: '找到的品牌' })).toBeNull();
    await expect(canvas.getByText('目录里有这个品牌')).toBeVisible();
  },
};

/** 还没有写。 */
export const Nothing: Story = { args: { brands: null } };

/** 没有这个品牌。 */
export const None: Story = { args: { brands: ready([]) } };

/** 正在找。 */
export const Loading: Story = { args: { brands: loading } };

/** 没有读到。 */
export const Failed: Story = { args: { brands: failed(fn()) } };
