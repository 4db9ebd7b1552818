import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DraftsProvider } from '../../parts/form/DraftsProvider.tsx';
import { BomStart } from './BomStart.tsx';

const meta = {
  title: 'Features/Bom/BomStart',
  component: BomStart,
  tags: ['autodocs', 'experimental'],
  args: { fault: null, most: 10_000, onFile: fn(async () => undefined), onText: fn(async () => undefined), example: 'NE555DR 3' },
} satisfies Meta<typeof BomStart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 放文件，或粘贴；示例一按就有，读的就是框里写的。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '放一份示例' }));
    await expect(canvas.getByRole('textbox', { name: '从表格里整块粘贴，或每行写一个型号和数量' })).toHaveValue('NE555DR 3');
    await userEvent.click(canvas.getByRole('button', { name: '读取清单' }));
    await expect(args.onText).toHaveBeenCalledWith('NE555DR 3');
  },
};

/** 文件读不出来：说怎么办。 */
export const Unreadable: Story = {
  args: { fault: { kind: 'oldExcel' } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('请另存为 .xlsx 或 CSV 再选择'),
};

/** 行太多：说最多几行、这里有几行。 */
export const TooMany: Story = {
  args: { fault: { kind: 'tooMany', count: 12_345 } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('一次最多 10,000 行，这里有 12,345 行'),
};

/** 粘贴了一半离开再回来，写的还在。 */
export const Draft: Story = {
  decorators: [
    (Story) => (
      <DraftsProvider store={{ getItem: (key) => (key === 'bomText' ? 'TL431 20' : null), setItem: () => undefined }}>
        <Story />
      </DraftsProvider>
    ),
  ],
  play: async ({ canvas }) => expect(await canvas.findByDisplayValue('TL431 20')).toBeVisible(),
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
