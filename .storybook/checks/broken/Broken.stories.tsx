// One story per check, each wrong in one way: `npm test -- bite` plays them and expects every one to fail with its own words.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';

const meta = { title: 'Broken/Checks', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

const wide: CSSProperties = { position: 'fixed', inset: 0, background: 'white' };
const plainButton: CSSProperties = { minBlockSize: 32, minInlineSize: 32 };
const pressFirst: Story['play'] = ({ canvas, userEvent }) => userEvent.click(canvas.getAllByRole('button')[0]!);

/** 没有错：这一个必须通过，否则别的都不说明什么。 */
export const Sound: Story = { render: () => <button style={plainButton}>好</button> };

/** 断言不成立。 */
export const Play: Story = { render: () => <p>甲</p>, play: ({ canvas }) => expect(canvas.getByText('甲')).toHaveTextContent('乙') };

/** 控制台有话。 */
export const ConsoleError: Story = {
  render: () => {
    console.error('something is wrong');
    return <p>甲</p>;
  },
};

function Vanishing() {
  const [isGone, setGone] = useState(false);
  return isGone ? <p>没有了</p> : <button onClick={() => setGone(true)}>去掉</button>;
}
/** 拿着焦点的消失了。 */
export const FocusLost: Story = { render: () => <Vanishing />, play: pressFirst };

/** 焦点被盖住。 */
export const FocusCovered: Story = {
  render: () => (
    <>
      <button style={plainButton}>甲</button>
      <div style={{ ...wide, pointerEvents: 'auto' }}>盖住</div>
    </>
  ),
  play: ({ canvas }) => canvas.getByRole('button').focus(),
};

function Opening({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button style={plainButton} onClick={() => setOpen(true)}>
        打开
      </button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
/** 打开了，却没有显示出来：React Aria 在窗口进来之前这样把它藏着。 */
export const Unshown: Story = {
  render: () => <p style={{ opacity: 0, clipPath: 'inset(50%)', maskImage: 'linear-gradient(#0000, #0000)' }}>窗口</p>,
};

/** 对话框没有名称。 */
export const DialogNameless: Story = { render: () => <div role="dialog">内容</div> };
/** 对话框后面的页面还在。 */
export const DialogNotAlone: Story = {
  render: () => <p>后面</p>,
  play: () => {
    const dialog = Object.assign(document.createElement('div'), { role: 'dialog', ariaLabel: '上面', ariaModal: 'true', textContent: '上面' });
    document.body.append(dialog);
  },
  beforeEach: () => () => document.querySelector('[role=dialog]')?.remove(),
};
/** 关闭之后焦点没有回去。 */
export const DialogStrands: Story = {
  render: () => (
    <Opening>
      {(close) => (
        <div role="dialog" aria-label="上面">
          <button style={plainButton} onClick={close}>
            关闭
          </button>
        </div>
      )}
    </Opening>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
  },
};

function Saying({ words }: { words: readonly string[] }) {
  const [at, setAt] = useState(0);
  return (
    <>
      <button style={plainButton} onClick={() => setAt(at + 1)}>
        说
      </button>
      <p role="status">{words[at - 1]}</p>
    </>
  );
}
const pressOften: Story['play'] = async ({ canvas, userEvent }) => {
  for (let press = 0; press < 4; press += 1) {
    await userEvent.click(canvas.getByRole('button'));
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
};
/** 同一句话播报两次。 */
export const LiveTwice: Story = { render: () => <Saying words={['甲', '乙', '甲']} />, play: pressOften };
/** 播报得太密。 */
export const LiveCrowd: Story = { render: () => <Saying words={['甲', '乙', '丙', '丁']} />, play: pressOften };

/** 只有占位文字。 */
export const MarkupPlaceholder: Story = { render: () => <input placeholder="型号" /> };
/** tabindex 大于 0。 */
export const MarkupTabIndex: Story = {
  render: () => (
    <button style={plainButton} tabIndex={3}>
      甲
    </button>
  ),
};
/** 焦点在 aria-hidden 里。 */
export const MarkupHiddenFocus: Story = {
  render: () => (
    <div aria-hidden="true">
      <button style={plainButton}>甲</button>
    </div>
  ),
  play: ({ canvas }) => canvas.getByText('甲').focus(),
};

/** 主要操作太小。 */
export const Target: Story = {
  render: () => (
    <button style={{ blockSize: 24, inlineSize: 24, padding: 0, border: 0, background: 'var(--cp-color-accent-solid)', color: 'var(--cp-color-accent-on)' }}>
      <svg width="12" height="12" aria-label="好" role="img" />
    </button>
  ),
};

/** 只在浅色里看得清。 */
export const Looks: Story = { render: () => <p style={{ color: '#333' }}>深色里看不清的字</p> };

/** 紧凑时按钮太小，又挨着。 */
export const LooksTargets: Story = {
  render: () => (
    <>
      <style>{'.dense { display: flex } [data-density=compact] .dense > button { inline-size: 14px; block-size: 14px; padding: 0; overflow: hidden }'}</style>
      <div className="dense">
        <button>甲</button>
        <button>乙</button>
      </div>
    </>
  ),
};

/** 强制颜色：输入框没有边。 */
export const ForcedBoundless: Story = { render: () => <input aria-label="型号" style={{ border: 0, background: '#eee', outline: 0 }} /> };
/** 强制颜色：字与底同色。 */
export const ForcedUnseenWords: Story = {
  render: () => (
    <>
      <style>{'@media (forced-colors: active) { .same-colour { forced-color-adjust: none; background: ButtonText; color: CanvasText } }'}</style>
      <button className="same-colour" style={{ minBlockSize: 32, border: '1px solid' }}>
        搜索
      </button>
    </>
  ),
};
/** 强制颜色：选中的看不出来。 */
export const ForcedIndistinct: Story = {
  render: () => (
    <div role="group" aria-label="选择">
      {['甲', '乙'].map((name, at) => (
        <button key={name} aria-pressed={at === 0} style={{ ...plainButton, border: '1px solid', background: at === 0 ? '#cde' : '#fff', color: '#000' }}>
          {name}
        </button>
      ))}
    </div>
  ),
};
/** 强制颜色：焦点没有轮廓。 */
export const ForcedUnseenFocus: Story = {
  render: () => (
    <a href="#there" style={{ outline: 'none', boxShadow: '0 0 0 2px #06c', color: '#000' }}>
      去那里
    </a>
  ),
  play: ({ userEvent }) => userEvent.tab(),
};
/** 强制颜色：图标有自己的颜色。 */
export const ForcedFixedIcon: Story = {
  render: () => (
    <button style={plainButton} aria-label="好">
      <svg width="16" height="16" aria-hidden="true" style={{ forcedColorAdjust: 'auto' }}>
        <circle cx="8" cy="8" r="6" fill="rgb(200, 30, 30)" />
      </svg>
    </button>
  ),
};
/** 减弱动态时还在动。 */
export const ForcedRestless: Story = {
  render: () => (
    <>
      <style>{'@keyframes turn { to { transform: rotate(1turn) } }'}</style>
      <div style={{ inlineSize: 20, blockSize: 20, background: '#000', animation: 'turn 1s linear infinite' }} />
    </>
  ),
};

/** 320 px：伸出页面。 */
export const NarrowTooWide: Story = { render: () => <p style={{ inlineSize: 500 }}>太宽</p> };
/** 320 px：文字被切掉。 */
export const NarrowCut: Story = {
  render: () => <div style={{ overflow: 'hidden', whiteSpace: 'nowrap', inlineSize: 200 }}>{'很长的一行字'.repeat(9)}</div>,
};
/** 320 px：键盘到不了的滚动。 */
export const NarrowDeafScroller: Story = {
  render: () => (
    <div style={{ overflowX: 'auto', inlineSize: 200 }}>
      <p style={{ inlineSize: 400 }}>里面很宽</p>
    </div>
  ),
};

/** axe：按钮没有名称。 */
export const Axe: Story = {
  render: () => (
    <button style={plainButton}>
      <svg width="16" height="16" aria-hidden="true" />
    </button>
  ),
};
/** axe 判断不了对比度。 */
export const ContrastIncomplete: Story = {
  render: () => <p style={{ color: '#777', background: 'linear-gradient(90deg, #fff, #000)' }}>渐变上的字</p>,
};
/** 横向滚动时露出一半的淡字：不因为被截住就放过。 */
export const ContrastCutOff: Story = {
  render: () => (
    <div role="group" aria-label="一行" tabIndex={0} style={{ width: 60, overflowX: 'auto', whiteSpace: 'nowrap', background: '#fff' }}>
      <span style={{ color: '#000' }}>看得清的字</span>
      <span style={{ color: '#bbb' }}>边上露出一半的淡字</span>
    </div>
  ),
};

/** 免检过期。 */
export const WaiverExpired: Story = { parameters: { waivers: { target: { because: '从前有理由', until: '2020-01-01' } } }, render: () => <p>甲</p> };
/** 免检没写理由。 */
export const WaiverHalf: Story = { parameters: { waivers: { target: { because: '', until: '2099-01-01' } } }, render: () => <p>甲</p> };
