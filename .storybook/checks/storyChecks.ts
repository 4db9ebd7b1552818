// The machine checks of every story, beside axe. They run after the play function: a test fails, a panel beside the story tells.
import { addons } from 'storybook/preview-api';
import { CHECKED } from '../toolbar/channel.ts';
import { watchConsole } from './consoleWatch.ts';
import { isReadableInView } from './cutOff.ts';
import { watchDialogs } from './dialogWatch.ts';
import { watchFocus } from './focusWatch.ts';
import { watchLiveRegions } from './liveWatch.ts';
import { markupProblems } from './markup.ts';
import { isTestRun } from './media.ts';
import { type OtherLooks, problemsInOtherLooks } from './otherLooks.ts';
import { smallPrimaryActions } from './targets.ts';
import { stillUnshown } from './unshown.ts';
import { settled } from './visible.ts';
import { type Check, isWaived, waiverProblems, type Waivers } from './waivers.ts';

interface CheckedStory {
  viewMode: string;
  parameters: { waivers?: Waivers; layout?: string };
  canvasElement: HTMLElement;
  reporting: { addReport: (report: Report) => void };
}

interface AxeNode {
  html: string;
  target: (string | string[])[];
  failureSummary?: string;
}

interface Report {
  type: string;
  version?: number;
  status: string;
  result: unknown;
}

const startWatches = () => ({ console: watchConsole(), focus: watchFocus(), live: watchLiveRegions(), dialog: watchDialogs() });
const nothing: OtherLooks = { looks: [], forced: [], narrow: [] };

let watches: ReturnType<typeof startWatches> | undefined;

/** Starts to watch; returns what ends it whatever happens. */
export function startChecks({ viewMode }: Pick<CheckedStory, 'viewMode'>) {
  stopWatches();
  freeAnimations();
  if (viewMode !== 'story') return;
  watches = startWatches();
  return stopWatches;
}

/** Tells all that is wrong and not waived: in a test run as one error, else to the panel. */
export async function finishChecks({ viewMode, parameters, canvasElement, reporting }: CheckedStory) {
  if (viewMode !== 'story' || !watches) return;
  const unshown = await stillUnshown();
  const waivers = parameters.waivers ?? {};
  const found: Partial<Record<Check, string[]>> = {
    focus: await watches.focus.problems(),
    dialog: await watches.dialog.problems(canvasElement),
    live: watches.live.problems(),
    markup: markupProblems(),
    target: smallPrimaryActions(),
    console: watches.console.stop(),
  };
  stopWatches();
  const isForced = matchMedia('(forced-colors: active)').matches;
  // A full replay in forced colours is that look already; in a designer's Storybook the page must not jump from look to look.
  Object.assign(found, isTestRun() && !isForced ? await problemsInOtherLooks(parameters.layout === 'fullscreen') : nothing);
  // Axe reads next. The other looks take frames; without them what measures itself is not measured yet where a story plays nothing.
  if (isTestRun() && isForced) await settled();
  const problems = Object.entries(found).flatMap(([check, lines]) => (isWaived(waivers, check as Check) ? [] : lines));
  const all = [...waiverProblems(waivers), ...unshown, ...problems];
  if (isTestRun()) {
    if (!isWaived(waivers, 'contrast-incomplete')) failUndecidedContrast(reporting);
    if (all.length > 0) throw new Error(all.join('\n'));
  } else {
    // An error here would put Storybook's red page in the place of the piece that somebody came to see.
    addons.getChannel().emit(CHECKED, all);
  }
}

// Storybook holds animations still while a story is checked, and lets them go only when nothing was found: in the stories after one
// that failed, what fades in would stay unseen.
function freeAnimations() {
  for (const style of document.head.querySelectorAll('style')) if (style.textContent?.includes('animation-play-state: paused')) style.remove();
}

function stopWatches() {
  watches?.console.stop();
  watches?.focus.stop();
  watches?.live.stop();
  watches?.dialog.stop();
  watches = undefined;
}

// axe answers «incomplete» when it cannot tell the background; the add-on lets that pass, and it runs after us, so its report is read on the way.
function failUndecidedContrast(reporting: CheckedStory['reporting']) {
  const { addReport } = reporting;
  reporting.addReport = (report) => {
    addReport.call(reporting, report);
    if (report.type !== 'a11y') return;
    reporting.addReport = addReport;
    const { incomplete = [] } = report.result as { incomplete?: { id: string; nodes: AxeNode[] }[] };
    // axe cannot see shapes behind the text of a drawing; what a drawing says is said by its label.
    const undecided = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes.filter((node) => !isDecidedHere(node)));
    if (undecided.length > 0)
      throw new Error(
        `axe 判断不了对比度：\n${undecided.map(({ html, failureSummary }) => `${html.slice(0, 200)}\n  ${failureSummary?.replaceAll('\n', ' ')}`).join('\n')}`,
      );
  };
}

function isDecidedHere({ target }: AxeNode): boolean {
  const selector = target[0];
  const element = typeof selector === 'string' ? document.querySelector(selector) : null;
  return element !== null && (element.closest('svg') !== null || isReadableInView(element));
}
