import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import { withDrafts } from '../../parts/form/withDrafts.fixtures.tsx';
import { LinkForm } from './LinkForm.tsx';

const meta = {
  title: 'Features/Operator/LinkForm',
  component: LinkForm,
  tags: ['autodocs', 'experimental'],
  args: {
    label: '新地址',
    hint: '原厂网站上的完整地址',
    initial: '',
    draftKey: 'link:62',
    check: (text) => (text === '' ? '请填新地址' : undefined),
    submitLabel: '更正',
    onSubmit: fn(async () => undefined),
  },
  decorators: [withDrafts],
} satisfies Meta<typeof LinkForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 没有填：话在那一栏；填了就发出，前后的空格去掉。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const address = canvas.getByRole('textbox', { name: '新地址' });
    await userEvent.click(canvas.getByRole('button', { name: '更正' }));
    await expect(address).toHaveFocus();
    await expect(address).toHaveAccessibleDescription(/请填新地址/);
    await userEvent.type(address, ' https://docs.example.org/a.pdf {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('https://docs.example.org/a.pdf');
  },
};

/** 被拒绝：只有一栏，话就在那一栏。 */
export const Refused: Story = {
  args: { initial: 'http://10.0.0.1/a.pdf' },
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValue(new ApiError({ status: 422, reason: 'request.invalid', message: '只能是公网上的地址' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更正' }));
    await expect(canvas.getByRole('textbox', { name: '新地址' })).toHaveAccessibleDescription(/只能是公网上的地址/);
  },
};

/** 正在发出。 */
export const Sending: Story = {
  args: { initial: '原厂书面同意', submitLabel: '取回并存档', pendingLabel: '正在取回', onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '取回并存档' }));
    await expect(canvas.getByRole('button', { name: /正在取回/ })).toBeVisible();
  },
};
