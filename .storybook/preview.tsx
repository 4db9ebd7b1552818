import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { LazyFrame, LazyPartPage } from './blocks/lazyPages.tsx';
import { finishChecks, startChecks } from './checks/storyChecks.ts';
import { applyLooks, type Looks, looks, viewports } from './looks.ts';
import { OnPage } from './OnPage.tsx';
import { followPage, isOnPage } from './pageAround.ts';
import { Providers } from './Providers.tsx';
import '../packages/ui/src/theme/global.ts';

// On a busy machine an exit animation outlasts the usual second.
configure({ asyncUtilTimeout: 5_000 });

const axeRules = [
  { id: 'target-size', enabled: true },
  // With forced colours the reader's own palette is painted, but computed styles still tell ours.
  ...(matchMedia('(forced-colors: active)').matches ? [{ id: 'color-contrast', enabled: false }] : []),
];

const preview: Preview = {
  tags: ['autodocs', 'visual'],
  globalTypes: looks,
  initialGlobals: { theme: 'light', density: 'comfortable', text: 'x1' } satisfies Looks,
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    backgrounds: { disable: true },
    // Every state that matters is a story of its own, so axe sees it as the play function left it.
    // React Aria's own announcer holds names of buttons that are gone by then; it empties itself after seconds.
    a11y: { test: 'error', config: { rules: axeRules }, context: { exclude: ['[data-live-announcer]'] } },
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
          ['Shell', 'Account', 'Datasheets', 'Directory', 'News', 'Mall', 'Form', 'Site', 'Operator', 'Elements'],
          'Pages',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, storyGlobals, viewMode }) => {
      const chosen = globals as unknown as Looks;
      if (viewMode !== 'docs') applyLooks(chosen);
      if (viewMode !== 'docs' && isOnPage()) followPage(storyGlobals);
      return (
        <Providers>
          {viewMode === 'docs' ? (
            <OnPage {...chosen}>
              <Story />
            </OnPage>
          ) : (
            <Story />
          )}
        </Providers>
      );
    },
  ],
  beforeEach: (context) => startChecks(context),
  afterEach: (context) => finishChecks(context),
};

export default preview;
