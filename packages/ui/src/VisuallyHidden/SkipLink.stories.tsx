import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { skipLinkKeys } from './skipLinkKeys.ts';

const meta = {
  title: 'UI/Navigation/SkipLink',
  component: SkipLink,
  tags: ['autodocs', 'stable'],
  parameters: { keys: skipLinkKeys },
  args: { targetId: 'main', children: '跳到正文' },
  render: (args) => (
    <div style={{ position: 'relative', minHeight: 120 }}>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1} style={{ paddingBlockStart: 64 }}>
        正文。按 Tab 看跳转链接。
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 平时看不见。 */
export const Default: Story = {};

/** 得到焦点时出现，回车跳到正文。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: '跳到正文' });
    // Following it would change the address of the story itself.
    const opened = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', opened);
    await playKeys({ userEvent, step }, skipLinkKeys, {
      show: async () => {
        await expect(link).toHaveFocus();
        await expect(link.getBoundingClientRect().height).toBeGreaterThan(24);
      },
      go: async () => {
        await expect(opened).toHaveBeenCalledOnce();
        await expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveAttribute('tabindex', '-1');
      },
    });
  },
};
