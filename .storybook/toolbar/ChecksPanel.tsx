// Storybook's own window has a React of its own and compiles JSX for it the old way: `React` must be in scope.
import * as React from 'react';
import { useChannel } from 'storybook/manager-api';
import { CHECKED, STARTED } from './channel.ts';

/** What our own checks found in the story as its play function left it. Other looks are the test run's business. */
export function ChecksPanel() {
  const [found, setFound] = React.useState<readonly string[]>();
  useChannel({ [STARTED]: () => setFound(undefined), [CHECKED]: (lines: readonly string[]) => setFound(lines) });
  return (
    <div style={{ padding: '12px 16px', lineHeight: 1.7 }}>
      {found === undefined ? <p style={{ margin: 0 }}>play 还没走完。</p> : null}
      {found?.length === 0 ? (
        <p style={{ margin: 0 }}>焦点、对话框、播报、标记、点击目标、控制台：没有问题。深色、紧凑、强制颜色与 320 px 由 npm test 再看。</p>
      ) : null}
      {found && found.length > 0 ? (
        <ol style={{ margin: 0, paddingLeft: 24 }}>
          {found.map((line) => (
            <li key={line} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {line}
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
