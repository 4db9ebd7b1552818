import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { bomLines, bomParts, valueMatch } from '../bom.fixtures.ts';
import { ChoosePart } from './ChoosePart.tsx';

const [, packed, value, , skipped] = bomLines;

const meta = {
  title: 'Features/Bom/ChoosePart',
  component: ChoosePart,
  tags: ['autodocs', 'experimental'],
  args: { at: 2, line: value!, onFind: fn(async () => valueMatch), onChoose: fn(), onSkip: fn(), onQuantity: fn(), onNext: fn(), onClose: fn() },
} satisfies Meta<typeof ChoosePart>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog'));

/** 清单写了什么，可能是哪些；看参数在新窗口，选了就说选了。 */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const form = await opened();
    await userEvent.click(await form.findByRole('button', { name: '用这个 RC0402FR-0710KL，国巨' }));
    await expect(args.onChoose).toHaveBeenCalledWith(bomParts[2]);
  },
};

/** 要核对的：现在的那个按一下就是它。 */
export const Check: Story = {
  args: { line: packed!, onFind: fn(async () => ({ ...valueMatch, candidates: [...bomParts] })) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await (await opened()).findByRole('button', { name: '就是它 CH32V303CBT6' }));
    await expect(args.onChoose).toHaveBeenCalledWith(bomParts[1]);
  },
};

/** 不知道要几个：说清楚，在这里补上。 */
export const WithoutQuantity: Story = {
  args: { line: { ...packed!, quantity: null } },
  play: async ({ args, userEvent }) => {
    const field = (await opened()).getByRole('textbox', { name: /^单套用量/ });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription(/清单没有写明/);
    await userEvent.type(field, '12{Tab}');
    await expect(args.onQuantity).toHaveBeenLastCalledWith(12);
  },
};

/** 不采购的能改回来；最后一行是完成。 */
export const SkippedLast: Story = {
  args: { line: skipped!, onNext: undefined as never },
  play: async ({ args, userEvent }) => {
    const form = await opened();
    await userEvent.click(form.getByRole('button', { name: '还是要采购' }));
    await expect(args.onSkip).toHaveBeenCalledWith(false);
    await userEvent.click(form.getByRole('button', { name: '完成' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** 正在查找。 */
export const Searching: Story = { args: { onFind: fn(() => new Promise<never>(() => undefined)) } };

/** 没有查成。 */
export const Failed: Story = {
  args: { onFind: fn(async () => Promise.reject(new Error('no answer'))) },
  play: async () => expect(await (await opened()).findByRole('alert')).toHaveTextContent('没有查成，请重试'),
};
