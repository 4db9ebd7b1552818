import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Mpn } from './Mpn.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { mpnKeys } from './mpnKeys.ts';

const meta = {
  title: 'UI/Data/Mpn',
  component: Mpn,
  tags: ['autodocs', 'beta'],
  parameters: { keys: mpnKeys },
  args: { value: 'STM32F103C8T6TR' },
} satisfies Meta<typeof Mpn>;
export default meta;
type Story = StoryObj<typeof meta>;

const copy = { label: '复制型号 STM32F103C8T6TR', copiedLabel: '已复制', failedLabel: '没复制成，请手动复制' };

/** 等宽、不翻译、不断行；放得下就一个字不少。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const mpn = canvas.getByTitle('STM32F103C8T6TR');
    await expect(mpn).toHaveTextContent('STM32F103C8T6TR');
    await expect(mpn).toHaveAttribute('translate', 'no');
    const head = canvas.getByText('STM32F103');
    await expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
  },
};

/** 窄处省掉中间，最后六位总看得见。 */
export const Narrow: Story = {
  args: { value: 'GRM188R71H104KA93DJKLMNOPQRSTXYZ' },
  decorators: [(Story) => <div style={{ width: 140 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const head = canvas.getByText('GRM188R71H104KA93DJKLMNOPQ');
    await expect(head.scrollWidth).toBeGreaterThan(head.clientWidth);
    const box = canvasElement.querySelector('div')?.getBoundingClientRect();
    const range = document.createRange();
    const tail = head.nextSibling;
    if (!box || !tail) throw new Error('the tail has gone');
    range.selectNodeContents(tail);
    await expect(range.toString()).toBe('RSTXYZ');
    await expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(box.right + 1);
  },
};

/** 带复制：键盘可到，复制的是完整型号。 */
export const WithCopy: Story = {
  args: { copy, onCopy: fn((_text: string) => Promise.resolve(true)) },
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, mpnKeys, {
      focus: () => expect(canvas.getByRole('button')).toHaveFocus(),
      copy: async () => {
        await expect(args.onCopy).toHaveBeenLastCalledWith('STM32F103C8T6TR');
        await expect(await canvas.findByText('已复制')).toBeInTheDocument();
      },
    });
  },
};

/** 窄处又带复制：按钮不被挤走。 */
export const NarrowWithCopy: Story = {
  args: { value: 'GRM188R71H104KA93DJKLMNOPQRSTXYZ', copy },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const right = canvasElement.querySelector('div')?.getBoundingClientRect().right ?? 0;
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
  },
};

/** 短型号原样。 */
export const Short: Story = { args: { value: 'LM358' } };
