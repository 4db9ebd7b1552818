import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { promotedRows } from '../promotions.fixtures.ts';
import { PromotedRows, type PromotedRowsProps } from './PromotedRows.tsx';
import { promotedRowsKeys } from './promotedRowsKeys.ts';

/** Closes, as the page does. */
function Closing({ rows, onClose }: PromotedRowsProps) {
  const [isClosed, setClosed] = useState(false);
  return (
    <>
      <PromotedRows
        rows={isClosed ? [] : rows}
        onClose={() => {
          onClose();
          setClosed(true);
        }}
      />
      <p>下面是搜索结果，不受影响。</p>
    </>
  );
}

const meta = {
  title: 'Features/Inquiries/PromotedRows',
  component: PromotedRows,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: promotedRowsKeys },
  args: { rows: promotedRows, onClose: fn() },
  render: (args) => <Closing {...args} />,
} satisfies Meta<typeof PromotedRows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 标明广告，和结果分开，一次就关掉。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const slot = canvas.getByRole('complementary', { name: '广告' });
    await expect(slot).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'STM32F103C8T6' })).toHaveAttribute('href', '/inquiry/demandDetails/501');
    await userEvent.click(canvas.getByRole('button', { name: '关闭广告' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

/** 没有广告：什么也不占。 */
export const Empty: Story = { args: { rows: [] }, play: async ({ canvas }) => expect(canvas.queryByRole('complementary')).toBeNull() };

/** 手机、很长的名称。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    rows: promotedRows.map((row) => ({
      ...row,
      model: 'MT41K256M16TW-107:P-TR-AUTOMOTIVE-GRADE-1-TAPE-AND-REEL',
      poster: { ...row.poster, company: { id: 9, name: '北辰半导体与集成电路分销及供应链服务（深圳前海深港现代服务业合作区）有限公司' } },
    })),
  },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, promotedRowsKeys, {
      close: { given: () => canvas.getByRole('button', { name: '关闭广告' }).focus(), proves: async () => expect(args.onClose).toHaveBeenCalledOnce() },
    });
  },
};
