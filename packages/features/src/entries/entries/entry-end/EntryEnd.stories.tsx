import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { EntryEnd, type EntryEndProps } from './EntryEnd.tsx';
import { evidenceProblem } from './evidenceProblem.ts';
import { entryEndMessages } from './messages.ts';

/** The end in a form of its own. */
function InForm({ text, ...end }: Omit<EntryEndProps, 'evidence'> & { text: string }) {
  const t = useMessages(entryEndMessages);
  const form = useForm({
    initial: { evidence: text },
    check: ({ evidence }) => ({ evidence: evidenceProblem(t, evidence) }),
    onSubmit: async () => undefined,
    failed: '',
  });
  return (
    <FormColumn onSubmit={form.submit}>
      <EntryEnd {...end} evidence={form.area('evidence')} />
    </FormColumn>
  );
}

const meta = {
  title: 'Features/Entries/EntryEnd',
  component: InForm,
  tags: ['autodocs', 'experimental'],
  args: { text: '', isPending: false, cancelHref: '#entries' },
} satisfies Meta<typeof InForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 没有写：话在那一栏，焦点也在。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    const evidence = canvas.getByRole('textbox', { name: '在哪里可以查到' });
    await expect(evidence).toHaveFocus();
    await expect(evidence).toHaveAccessibleDescription(/请写明在哪里可以查到/);
  },
};

/** 太长。 */
export const TooLong: Story = {
  args: { text: '很长的依据'.repeat(101) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(canvas.getByText('最多 500 个字，请删短')).toBeVisible();
  },
};

/** 正在提交。 */
export const Submitting: Story = { args: { isPending: true } };
