import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { ownPromotions } from '../promotions.fixtures.ts';
import { PromotionDesk } from './PromotionDesk.tsx';
import { promotionDeskKeys } from './promotionDeskKeys.ts';

const choices = [
  { id: 501, model: 'STM32F103C8T6', quantity: 20_000 },
  { id: 502, model: 'TPS5430DDAR', quantity: null },
];

const meta = {
  title: 'Features/Inquiries/PromotionDesk',
  component: PromotionDesk,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: promotionDeskKeys },
  args: {
    promotions: ready(listOf(ownPromotions)),
    onLoadMore: fn(),
    onWithdraw: fn(async () => undefined),
    search: { kind: 'supply', keywords: '' },
    onSearch: fn(),
    choices: ready({ rows: choices, total: 48 }),
    onAdd: fn(async () => undefined),
  },
} satisfies Meta<typeof PromotionDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每条走到哪一步，还能撤下的可以撤下；选一条供应、两个日期，提交。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('驳回原因：型号和供应里写的不一样')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^撤下/ })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('radio', { name: 'STM32F103C8T6（20,000 只）' }));
    await userEvent.type(canvas.getByLabelText('从哪一天'), '2026-09-01');
    await userEvent.type(canvas.getByLabelText('到哪一天'), '2026-09-07');
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ kind: 'supply', thingId: 501, startOn: '2026-09-01', endOn: '2026-09-07' });
    await expect(await canvas.findByText('已提交，通过后在广告位展示')).toBeVisible();
  },
};

/** 没有选、日期太长：话在各自的栏里。 */
export const Wrong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('从哪一天'), '2026-09-01');
    await userEvent.type(canvas.getByLabelText('到哪一天'), '2026-10-07');
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(canvas.getAllByText('请选择要推广的供应或商品')[0]).toBeVisible();
    await expect(canvas.getByLabelText('到哪一天')).toHaveAccessibleDescription('一次最多 30 天');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** 满三条：服务说怎么办。 */
export const Full: Story = {
  beforeEach: ({ args }) => {
    const message = '一家企业同时最多 3 条推广，请等一条结束，或先撤下一条';
    mocked(args.onAdd).mockRejectedValue(new ApiError({ status: 200, reason: 'promotion.full', message }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'TPS5430DDAR' }));
    await userEvent.type(canvas.getByLabelText('从哪一天'), '2026-09-01');
    await userEvent.type(canvas.getByLabelText('到哪一天'), '2026-09-07');
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(await canvas.findByText('一家企业同时最多 3 条推广，请等一条结束，或先撤下一条')).toBeVisible();
  },
};

/** 还没有推广，也没有店铺里的商品。 */
export const Empty: Story = { args: { promotions: ready(listOf([])), search: { kind: 'goods', keywords: '' }, choices: ready({ rows: [], total: 0 }) } };

/** 按型号找，没有找到。 */
export const NothingFound: Story = { args: { search: { kind: 'supply', keywords: 'LM358' }, choices: ready({ rows: [], total: 0 }) } };

/** 没有认证的企业。 */
export const NotVerified: Story = {
  args: {
    promotions: {
      status: 'failed',
      code: 'enterprise.required',
      message: '请先完成企业认证：在“个人中心”的“企业管理”提交资料，通过后就可以继续',
      onRetry: fn(),
    },
  },
};

/** 正在读取。 */
export const Loading: Story = { args: { promotions: loading, choices: loading } };

/** 没读到。 */
export const Failed: Story = { args: { promotions: failed(fn()) } };

/** 手机、很长的型号。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    promotions: ready(listOf([{ ...ownPromotions[5]!, model: 'MT41K256M16TW-107:P-TR-AUTOMOTIVE-GRADE-1-TAPE-AND-REEL', reason: '很长的原因。'.repeat(12) }])),
  },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, promotionDeskKeys, {
      choose: {
        given: async () => userEvent.click(canvas.getByRole('radio', { name: 'STM32F103C8T6（20,000 只）' })),
        proves: async () => expect(canvas.getByRole('radio', { name: 'TPS5430DDAR' })).toBeChecked(),
      },
      withdraw: {
        given: () => canvas.getAllByRole('button', { name: /^撤下/ })[0]!.focus(),
        proves: async () => expect(args.onWithdraw).toHaveBeenCalledWith(ownPromotions[0]),
      },
    });
  },
};
