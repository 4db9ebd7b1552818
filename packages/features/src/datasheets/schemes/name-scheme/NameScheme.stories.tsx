import type { BrandModelNameScheme, ModelReading, SuffixRule } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { NameScheme } from './NameScheme.tsx';

const scheme: BrandModelNameScheme = {
  brandId: 9,
  brandName: '意法半导体',
  prefix: 'STM32F103',
  parts: 21,
  positions: [
    {
      from: 1,
      to: 1,
      meaning: '引脚数',
      unit: null,
      values: [
        { value: 'C', means: '48', parts: 6 },
        { value: 'R', means: '64', parts: 9 },
        { value: 'V', means: '100', parts: 6 },
      ],
    },
    {
      from: 2,
      to: 2,
      meaning: '程序存储器',
      unit: 'KB',
      values: [
        { value: '8', means: '64', parts: 8 },
        { value: 'B', means: '128', parts: 9 },
      ],
    },
    { from: 3, to: 3, meaning: null, unit: null, values: [{ value: 'T', means: null, parts: 21 }] },
  ],
  examples: ['STM32F103C8T6'],
};
const rule: SuffixRule = {
  suffix: 'TR',
  kind: 'packing',
  pairs: 128,
  examples: [{ partId: 101, mpn: 'STM32F103RBT6', suffixedId: 102, suffixedMpn: 'STM32F103RBT6TR' }],
};
const part = { partId: 101, mpn: 'STM32F103C8T6', brandId: 9, brandName: '意法半导体', packageCase: 'LQFP-48' };
const reading: ModelReading = {
  key: 'STM32F103C8T6TR',
  exact: [],
  suffix: 'TR',
  suffixKind: 'packing',
  same: [part],
  pieces: [
    { text: 'STM32F103', meaning: '系列', says: null },
    { text: 'C', meaning: '引脚数', says: '48' },
    { text: '8', meaning: '程序存储器', says: '64 KB' },
    { text: 'T', meaning: null, says: null },
    { text: 'TR', meaning: '后缀', says: '包装' },
  ],
  suggestions: [],
};

const meta = {
  title: 'Features/Datasheets/NameScheme',
  component: NameScheme,
  tags: ['autodocs', 'experimental'],
  args: {
    brandName: '意法半导体',
    schemes: ready({ data: [scheme], totalRecord: 42, suffixRules: [rule] }),
    model: '',
    reading: null,
    onRead: fn(),
  },
} satisfies Meta<typeof NameScheme>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 系列、后缀，和每一条的依据；输入型号按 Enter 就读。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '读一个型号' }), 'stm32f103c8t6{Enter}');
    await expect(args.onRead).toHaveBeenCalledWith('stm32f103c8t6');
    await userEvent.click(canvas.getByRole('button', { name: 'STM32F103，21 个型号' }));
    await expect(canvas.getByText('C：48')).toBeVisible();
  },
};

/** 读出来：逐段说，编带后缀说去掉是什么，看不出的说看不出。 */
export const Read: Story = {
  args: { model: 'STM32F103C8T6TR', reading: ready(reading) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('末尾的 TR 是包装后缀，去掉它是同一器件。')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '64 KB' })).toBeVisible();
  },
};
/** 只写了开头。 */
export const Suggested: Story = {
  args: { model: 'STM32F103C', reading: ready({ ...reading, suffix: null, suffixKind: null, same: [], pieces: [], suggestions: [part] }) },
};
/** 没有这样的型号。 */
export const Nothing: Story = {
  args: { model: 'XYZ1', reading: ready({ ...reading, suffix: null, suffixKind: null, same: [], pieces: [] }) },
  play: async ({ canvas }) => expect(canvas.getByText('目录里没有这个型号，也没有这样开头的')).toBeVisible(),
};
export const Loading: Story = { args: { schemes: loading } };
export const Failed: Story = { args: { schemes: failed(fn()), model: 'LM358', reading: failed(fn()) } };
/** 看不出规则。 */
export const Empty: Story = { args: { schemes: ready({ data: [], totalRecord: 0, suffixRules: [] }) } };
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } }, args: { model: 'STM32F103C8T6TR', reading: ready(reading) } };
