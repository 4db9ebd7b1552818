import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleFilters } from '../assistant.fixtures.ts';
import { parseAsked } from '../question/asked.ts';
import { FilterForm } from './FilterForm.tsx';

const meta = {
  title: 'Features/Assistant/FilterForm',
  component: FilterForm,
  tags: ['autodocs', 'experimental'],
  args: {
    question: '1A 以上 LDO',
    filters: sampleFilters,
    isChanged: false,
    action: '/ai',
    resetHref: '/ai?q=LDO',
    searchHref: '/datasheet/datasheetSearch/',
    onApply: fn(),
  },
} satisfies Meta<typeof FilterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每项筛选都能改、能去掉；只用键盘。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const low = canvas.getByRole('textbox', { name: '输出电流 不小于（A）' });
    await userEvent.clear(low);
    await userEvent.type(low, '0.5');
    const box = canvas.getByRole('checkbox', { name: '封装：SOT-23-5' });
    box.focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: '按这些筛选查' }).focus();
    await userEvent.keyboard('{Enter}');
    const [search] = args.onApply.mock.lastCall as [URLSearchParams];
    await expect(parseAsked(search)).toEqual({
      question: '1A 以上 LDO',
      changed: {
        words: '',
        category: 'power/ldo',
        brandIds: [3],
        packages: [],
        lifecycles: ['active'],
        inStock: false,
        filters: ['ioutA:0.5..', 'outputType:固定'],
      },
    });
  },
};

/** 读者改过：能恢复；很长的值，手机。 */
export const ChangedNarrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { isChanged: true, filters: { ...sampleFilters, words: 'STM32F103C8T6'.repeat(10), packages: ['LQFP-48 (7x7x1.4mm) 带散热焊盘的很长的封装名称'] } },
};
