import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { BackToTop } from './BackToTop.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { backToTopKeys } from './backToTopKeys.ts';

function LongPage({ label, isWide = false }: { label: string; isWide?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={heading}>STM32F103C8T6 数据手册</h1>
      {Array.from({ length: 60 }, (_, at) => (
        <p key={at} style={{ marginBlock: 24 }}>
          第 {at + 1} 段：工作电压、时钟、功耗与封装。
        </p>
      ))}
      <Button variant="outline" isFullWidth={isWide}>
        下一页
      </Button>
      <BackToTop label={label} targetRef={heading} />
    </>
  );
}

const meta = {
  title: 'UI/Navigation/BackToTop',
  component: BackToTop,
  tags: ['autodocs', 'beta'],
  args: { label: '回到顶部', targetRef: { current: null } },
  render: ({ label }) => <LongPage label={label} />,
  parameters: {
    keys: backToTopKeys,
    docs: { story: { inline: false, height: '360px' } },
    waivers: { 'contrast-incomplete': { because: '按钮浮在正文上面，axe 认为盖住的那一行判断不了；文字是正文色', until: '2027-07-19' } },
  },
  beforeEach: () => () => scrollTo(0, 0),
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

const far = () => scrollTo({ top: innerHeight * 1.5, behavior: 'instant' });

/** 没滚过一屏：不出现。 */
export const AtTop: Story = { play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: '回到顶部' })).toBeNull() };

/** 滚过一屏才出现；按下回到顶部，焦点到标题，按钮消失。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    far();
    const button = await canvas.findByRole('button', { name: '回到顶部' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
    await waitFor(() => expect(scrollY).toBe(0));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '回到顶部' })).toBeNull());
  },
};

/** 键盘也能到：它在最后，回车就走。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    far();
    const button = await canvas.findByRole('button', { name: '回到顶部' });
    button.focus();
    await playKeys({ userEvent, step }, backToTopKeys, {
      go: async () => {
        await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
        await waitFor(() => expect(scrollY).toBe(0));
      },
    });
  },
};

/** 出现着，在角上。 */
export const Shown: Story = {
  play: async ({ canvas }) => {
    far();
    await expect(await canvas.findByRole('button', { name: '回到顶部' })).toBeVisible();
  },
};

/** 会挡住有焦点的东西时让开；焦点离开再回来。 */
export const KeepsClear: Story = {
  render: ({ label }) => <LongPage label={label} isWide />,
  play: async ({ canvas }) => {
    far();
    await canvas.findByRole('button', { name: '回到顶部' });
    const next = canvas.getByRole('button', { name: '下一页' });
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    next.focus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: '回到顶部' })).toBeNull());
    await expect(next).toHaveFocus();
  },
};

/** 手机上。 */
export const Narrow: Story = { ...Shown, globals: { viewport: { value: 'w360' } } };
