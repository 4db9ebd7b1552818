import { scoreParts } from '@chippage/api/registry';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { loginNeeded, score } from '../../companies.fixtures.ts';
import { RegistryScoreCard } from './RegistryScoreCard.tsx';
import { registryScoreCardKeys } from './registryScoreCardKeys.ts';

const meta = {
  title: 'Features/Companies/RegistryScoreCard',
  component: RegistryScoreCard,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: registryScoreCardKeys },
  args: { score: ready(score), onLogin: fn() },
} satisfies Meta<typeof RegistryScoreCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每一项的事实、公式和得分都能展开看；不知道的一项不计。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '逐项怎么算' }));
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('row')).toHaveLength(8);
    await expect(table.getByRole('row', { name: /参保人数 未知 不计/ })).toBeVisible();
    await expect(table.getByText('没有得 15 分，每件扣 5 分，扣完为止')).toBeVisible();
  },
};

const unknown = scoreParts({ age: 3, state: 1, paid_in_capital: null, insured_staff: null, cases: null, dishonest: null, abnormal: null });
/** 知道的太少：不给分。 */
export const TooLittleKnown: Story = {
  args: { score: ready({ ...score, score: null, parts: unknown }) },
  play: async ({ canvas }) => expect(canvas.getByText('知道的太少，不给分')).toBeVisible(),
};

/** 正在加载。 */
export const Loading: Story = { args: { score: loading } };

/** 没能算出。 */
export const Failed: Story = { args: { score: failed(fn()) } };

/** 访客要登录。 */
export const LoginNeeded: Story = { args: { score: loginNeeded } };

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const toggle = canvas.getByRole('button', { name: '逐项怎么算' });
    await playKeys({ userEvent, step }, registryScoreCardKeys, {
      terms: { given: () => toggle.focus(), proves: async () => expect(toggle).toHaveAttribute('aria-expanded', 'true') },
    });
  },
};
