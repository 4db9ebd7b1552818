import { TextField } from '@chippage/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useForm } from '../../../parts/form/useForm.ts';
import { type NamedPaper, samplePlaces } from '../paper-cards/paperCards.fixtures.ts';
import { PaperDialog } from './PaperDialog.tsx';
import { PaperForm, type PaperFormProps } from './PaperForm.tsx';

const words = { save: '保存地点', makeDefault: '设为默认地点', firstIsDefault: '第一个地点会成为默认地点' };

/** A form of one field. */
function PlaceForm({ onSave, ...frame }: PaperFormProps<NamedPaper, string>) {
  const form = useForm({
    initial: { name: frame.paper?.name ?? '', isDefault: false },
    check: ({ name }) => ({ ...(name === '' && { name: '请填写名称' }) }),
    onSubmit: ({ name }) => onSave(name),
    failed: '没有保存成功，请稍后重试',
  });
  return (
    <PaperForm {...frame} form={form} words={words}>
      <TextField label="名称" {...form.field('name')} />
    </PaperForm>
  );
}

/** A form that is longer than any screen. */
function LongForm({ onSave, ...frame }: PaperFormProps<NamedPaper, string>) {
  const form = useForm({
    initial: { name: '', isDefault: false },
    check: () => ({}),
    onSubmit: ({ name }) => onSave(name),
    failed: '没有保存成功，请稍后重试',
  });
  return (
    <PaperForm {...frame} form={form} words={words}>
      {Array.from({ length: 24 }, (_, at) => (
        <TextField key={at} label={`第 ${at + 1} 栏`} />
      ))}
    </PaperForm>
  );
}

const meta = {
  title: 'Features/Mall/PaperDialog',
  component: PaperDialog<NamedPaper, string>,
  subcomponents: { PaperForm },
  tags: ['autodocs', 'stable'],
  args: {
    editing: 'new',
    isFirst: false,
    words: { add: '新增地点', edit: '修改地点' },
    Form: PlaceForm,
    onSave: fn(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof PaperDialog<NamedPaper, string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

/** 新的一份：缺什么先说，焦点到那一格；保存了就关上。 */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: '保存地点' }));
    await expect(form.getByRole('textbox', { name: '名称' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('无锡仓库{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith('无锡仓库');
  },
};

/** 没有保存成功：不关，说出来，写的都在。 */
export const Failed: Story = {
  args: { editing: samplePlaces[1]!, onSave: fn(async () => Promise.reject(new Error('x'))) },
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: '保存地点' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('没有保存成功');
    await expect(form.getByRole('textbox', { name: '名称' })).toHaveValue('东莞仓库');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** 第一份一定是默认的：只说，不问。 */
export const First: Story = {
  args: { isFirst: true },
  play: async () => {
    const form = await dialog();
    await expect(form.getByText('第一个地点会成为默认地点')).toBeVisible();
    await expect(form.queryByRole('checkbox')).toBeNull();
  },
};

/** 已经是默认的：不再问。 */
export const AlreadyDefault: Story = {
  args: { editing: samplePlaces[0]! },
  play: async () => expect((await dialog()).queryByRole('checkbox')).toBeNull(),
};

/** 栏目再多、屏幕再小、字再大，保存的按钮都在眼前。 */
export const SaveInSight: Story = {
  args: { Form: LongForm },
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const save = (await dialog()).getByRole('button', { name: '保存地点' });
    await waitFor(() => expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
