import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnitValue } from './UnitValue.tsx';

const meta = {
  title: 'UI/Data/UnitValue',
  component: UnitValue,
  tags: ['autodocs', 'beta'],
  args: { value: 3.3, unit: 'V', unknownLabel: '未知' },
} satisfies Meta<typeof UnitValue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 数字与单位之间是窄的不换行空格。 */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText(/3\.3/).textContent).toBe('3.3\u202fV'),
};

/** 百分号、度与量词紧跟数字。 */
export const CloseUnits: Story = {
  render: (args) => (
    <ul>
      {(['%', '°', '件'] as const).map((unit) => (
        <li key={unit}>
          <UnitValue {...args} value={-1250} unit={unit} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['−1,250%', '−1,250°', '−1,250件']),
};

/** 不知道就写未知，不写 0。 */
export const Unknown: Story = { args: { value: null }, play: async ({ canvas }) => expect(canvas.getByText('未知')).toBeVisible() };

/** 零是一个值。 */
export const Zero: Story = { args: { value: 0, unit: 'A' }, play: async ({ canvas }) => expect(canvas.getByText(/0/).textContent).toBe('0\u202fA') };

/** 范围是文字，原样。 */
export const Range: Story = { args: { value: '2.0 ~ 3.6' } };

/** 没有单位。 */
export const WithoutUnit: Story = { args: { value: 1_048_576, unit: null } };
