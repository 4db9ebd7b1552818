import type { Bom } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../parts/loaded/loaded.fixtures.ts';
import { bomLines, bomParts, savedBoms } from '../bom.fixtures.ts';
import { LoadedBom } from './LoadedBom.tsx';

const bom = { ...savedBoms[0], latest: 3, matchedCount: 86, shareCode: null, lines: [...bomLines], parts: [...bomParts] } as Bom;

const meta = {
  title: 'Features/Bom/LoadedBom',
  component: LoadedBom,
  tags: ['autodocs', 'experimental'],
  args: { bom: ready(bom), children: ({ name }: Bom) => <h1>{name}</h1> },
} satisfies Meta<typeof LoadedBom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 读到了，型号也匹配好了。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: '网关主板 v2' })).toBeVisible() };

/** 服务器还在匹配。 */
export const Matching: Story = {
  args: { bom: ready({ ...bom, state: 'matching', matchedCount: 40 }) },
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', expect.stringContaining('40 / 86 行')),
};

/** 正在读取。 */
export const Loading: Story = { args: { bom: loading } };

/** 没有读到：能再读。 */
export const Failed: Story = { args: { bom: failed(fn()) }, play: async ({ canvas }) => expect(canvas.getByText('BOM 没有读到')).toBeVisible() };
