import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { LazyFrame, LazyPartPage } from './blocks/lazyPages.tsx';
import { finishChecks, startChecks } from './checks/storyChecks.ts';
import { looks, plain, viewports } from './looks.ts';
import { surround, transcribe } from './toolbar/surround.tsx';
import '../packages/ui/src/theme/global.ts';

// Ends what hangs: what is waited for comes within a second, and within several on a machine that does other work.
configure({ asyncUtilTimeout: 15_000 });

const isTestRun = '__vitest_browser__' in globalThis;
const isForced = matchMedia('(forced-colors: active)').matches;
const axeRules = [
  // A test run measures targets where they are smallest, in compact (checks/otherLooks.ts), which a run in forced colours does not look at.
  { id: 'target-size', enabled: !isTestRun || isForced },
  // With forced colours the palette is the reader's own, and so is its contrast.
  ...(isForced ? [{ id: 'color-contrast', enabled: false }] : []),
];

// Of what passes axe would work out a selector for every element; a test run reads only what does not.
const axeOptions = isTestRun ? { resultTypes: ['violations', 'incomplete'] as ('violations' | 'incomplete')[] } : {};

const preview: Preview = {
  tags: ['autodocs', 'visual'],
  globalTypes: looks,
  initialGlobals: plain,
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    backgrounds: { disable: true },
    // Every state that matters is a story of its own, so axe sees it as the play function left it.
    // React Aria's own announcer holds names of buttons that are gone by then; it empties itself after seconds.
    a11y: { test: 'error', config: { rules: axeRules }, options: axeOptions, context: { exclude: ['[data-live-announcer]'] } },
    docs: { codePanel: true, toc: { title: '本页内容', headingSelector: 'h2, h3' }, container: LazyFrame, page: LazyPartPage },
    options: {
      storySort: {
        order: [
          'Start',
          ['Overview', 'WriteStories', 'NewSite', 'Status', 'Releases'],
          'Foundations',
          ['Color', 'Contrast', 'Typography', 'Spacing', 'Motion', 'Icons', 'Content'],
          'Patterns',
          ['Forms', 'Errors', 'Auth', 'Timing', 'Notifications', 'Empty', 'Loading', 'Tables'],
          'UI',
          ['Foundations', 'Actions', 'Forms', 'Navigation', 'Data', 'Collections', 'Feedback', 'Overlays', 'Layout'],
          'Features',
          ['Shell', 'Account', 'Datasheets', 'Directory', 'News', 'Mall', 'Filters', 'Form', 'Site', 'Operator', 'Elements'],
          'Pages',
        ],
      },
    },
  },
  decorators: [surround],
  beforeEach: [(context) => startChecks(context), (context) => transcribe(context)],
  afterEach: (context) => finishChecks(context),
};

export default preview;
