import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Marked } from './Marked.tsx';

const text = 'The LDO regulator has a typical dropout voltage of 200 mV; the LDO is stable with 1 µF.';
const rangesOf = (words: string, inside = text) => [...inside.matchAll(new RegExp(words, 'g'))].map(({ index }) => ({ from: index, to: index + words.length }));

const meta = {
  title: 'Features/Parts/Marked',
  component: Marked,
  tags: ['autodocs', 'stable'],
  args: { text, ranges: rangesOf('LDO') },
  decorators: [
    (Story) => (
      <p style={{ margin: 0, overflowWrap: 'anywhere' }} data-testid="text">
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof Marked>;
export default meta;
type Story = StoryObj<typeof meta>;

const marks = (root: HTMLElement) => [...root.querySelectorAll('mark')].map(({ textContent }) => textContent);

/** 找到的词标出来，别的字一个不少。 */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['LDO', 'LDO']);
    await expect(canvas.getByTestId('text')).toHaveTextContent(text);
  },
};

/** 从头开始，到尾结束。 */
export const AtBothEnds: Story = {
  args: { text: 'LDO 与 LDO', ranges: rangesOf('LDO', 'LDO 与 LDO') },
  play: async ({ canvas }) => expect(canvas.getByTestId('text')).toHaveTextContent('LDO 与 LDO'),
};

/** 中文。 */
export const Chinese: Story = {
  args: { text: '低压差线性稳压器的静态电流', ranges: [{ from: 3, to: 8 }] },
  play: async ({ canvasElement }) => expect(marks(canvasElement)).toEqual(['线性稳压器']),
};

/** 没有命中：只是字。 */
export const None: Story = {
  args: { ranges: [] },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('mark')).toBeNull(),
};

/** 命中很长，换行。 */
export const LongText: Story = { args: { text: `编号 ${'STM32F103'.repeat(20)} 之后`, ranges: [{ from: 3, to: 183 }] } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
