// What others wrote becomes text on every page: no source makes HTML of a string, and none listens to other windows.
import { expect, it } from 'vitest';
import { ourFiles, read, withoutComments } from './sourceFiles.ts';

const sources = ourFiles('{packages/*/src,apps/portal/{src,host}}/**/*.{ts,tsx}').filter((file) => !/\.(?:test|stories|fixtures)\.tsx?$/.test(file));

const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(withoutComments(read(file))));

it('1.3.1（40、73）：没有一处把文字当作标记放进页面', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(filesWith(/dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|srcdoc/i)).toEqual([]);
});

it('3.5.5（59）：没有一处听别的窗口说话', () => {
  // Windows of this very site talk through a BroadcastChannel, which belongs to one origin.
  expect(filesWith(/(?:window|globalThis|self|top|parent)\.(?:addEventListener\(\s*['"]message|onmessage|postMessage)/)).toEqual([]);
  const listening = filesWith(/addEventListener\(\s*['"]message['"]|\bonmessage\s*=/);
  for (const file of listening) expect(read(file), file).toContain('new BroadcastChannel(');
});
