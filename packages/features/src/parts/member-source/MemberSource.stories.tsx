import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MemberSource } from './MemberSource.tsx';

const meta = { title: 'Features/Parts/MemberSource', component: MemberSource, tags: ['autodocs', 'experimental'] } satisfies Meta<typeof MemberSource>;
export default meta;

/** 一句话。 */
export const Default: StoryObj<typeof meta> = { play: async ({ canvas }) => expect(canvas.getByText('来源：会员提交，已审核')).toBeVisible() };
