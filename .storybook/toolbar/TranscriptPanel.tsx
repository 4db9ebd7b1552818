// Storybook's own window has a React of its own and compiles JSX for it the old way: `React` must be in scope.
import * as React from 'react';
import { useChannel } from 'storybook/manager-api';
import { LINE, STARTED } from './channel.ts';
import type { Line } from './spoken.ts';

const MOST = 200;
const kinds: Record<Line['kind'], { label: string; color: string }> = {
  focus: { label: '焦点', color: '#616d7b' },
  polite: { label: '播报', color: '#007f5d' },
  assertive: { label: '打断播报', color: '#c81e1e' },
};

/** What a screen reader would say of the story, line by line, since it was opened. */
export function TranscriptPanel() {
  const [lines, setLines] = React.useState<readonly (Line & { no: number })[]>([]);
  useChannel({
    [STARTED]: () => setLines([]),
    [LINE]: (line: Line) => setLines((before) => [...before, { ...line, no: (before.at(-1)?.no ?? 0) + 1 }].slice(-MOST)),
  });
  return (
    <div style={{ padding: '12px 16px', lineHeight: 1.7 }}>
      <p style={{ margin: '0 0 8px', color: '#616d7b' }}>按 Tab 走一遍，或看 play 走完后的记录。名称与角色按规范推算，措辞以各家读屏为准。</p>
      {lines.length === 0 ? (
        <p style={{ margin: 0 }}>还没有要念的。</p>
      ) : (
        <ol style={{ margin: 0, paddingLeft: 32 }}>
          {lines.map(({ no, kind, text }) => (
            <li key={no} value={no}>
              <span style={{ color: kinds[kind].color, fontWeight: 600, marginRight: 8 }}>{kinds[kind].label}</span>
              {text}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
