import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playKeys } from '../keyboard/playKeys.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { codeBlockKeys } from './codeBlockKeys.ts';

const code = `#include <stdint.h>

/* 96 位唯一编号，见 STM32F103 参考手册 30.2 节。 */
#define UID_BASE 0x1FFFF7E8UL

void read_uid(uint32_t uid[3]) {
    for (int i = 0; i < 3; i++) {
        uid[i] = *(volatile uint32_t *)(UID_BASE + 4U * i);
    }
}
`;
const copy = { label: '复制代码', copiedLabel: '已复制', failedLabel: '没复制成，请手动复制' };

const meta = {
  title: 'UI/Data/CodeBlock',
  component: CodeBlock,
  tags: ['autodocs', 'beta'],
  parameters: { keys: codeBlockKeys },
  args: { label: '读取唯一编号', language: 'C', code, copy, onCopy: fn((_text: string) => Promise.resolve(true)) },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 等宽、不翻译；复制的是全部代码。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const region = canvas.getByRole('region', { name: '读取唯一编号' });
    await expect(region).toHaveAttribute('translate', 'no');
    const button = canvas.getByRole('button', { name: '复制代码' });
    await playKeys({ userEvent, step }, codeBlockKeys, {
      copy: () => expect(button).toHaveFocus(),
      press: () => expect(args.onCopy).toHaveBeenLastCalledWith(code),
      code: () => expect(region).toHaveFocus(),
    });
    await expect(args.onCopy).toHaveBeenCalledTimes(2);
  },
};

/** 带行号：行号不进选区，选中复制仍是一行一行的。 */
export const LineNumbers: Story = {
  args: { hasLineNumbers: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('code > span')).toHaveLength(10);
    await expect(canvas.getByRole('region').textContent).toBe(code);
  },
};

const long = 'openocd -f interface/stlink.cfg -f target/stm32f1x.cfg -c "program build/firmware.elf verify reset exit" --log_output openocd-2026-07-28.log';

/** 长行横向滚动，键盘也滚得动；页面不跟着宽。 */
export const Scrolls: Story = {
  args: { label: '烧录', language: 'Shell', code: long },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: '烧录' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** 折行：没有横向滚动，也就不占一个 Tab 位。 */
export const Wrapped: Story = {
  args: { label: '烧录', language: 'Shell', code: long, isWrapped: true, hasLineNumbers: true },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    const pre = canvasElement.querySelector('pre')!;
    await expect(pre.scrollWidth).toBeLessThanOrEqual(pre.clientWidth);
  },
};

/** 只有代码：名字在正文里说过，读屏仍听得到。 */
export const Bare: Story = {
  args: { isLabelHidden: true, language: undefined, copy: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: '读取唯一编号' })).toBeVisible(),
};

/** 名字很长，窄屏。 */
export const LongText: Story = {
  args: { label: '从备份寄存器恢复实时时钟，掉电以后不丢时间（需要 VBAT 接纽扣电池，LSE 已起振）', hasLineNumbers: true },
  globals: { viewport: { value: 'w360' } },
};
