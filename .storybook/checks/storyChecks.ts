// The machine checks of every story, beside axe. They run after the play function, in the story view and in tests.
import { watchConsole } from './consoleWatch.ts';
import { watchFocus } from './focusWatch.ts';
import { watchLiveRegions } from './liveWatch.ts';
import { markupProblems } from './markup.ts';
import { problemsInOtherLooks } from './otherLooks.ts';

/** A check that a story may do without; the value says why, for the next reader. Set as `parameters.waivers`. */
export type Waivers = Partial<Record<'console' | 'focus' | 'live' | 'markup' | 'looks' | 'contrast-incomplete', string>>;

interface CheckedStory {
  viewMode: string;
  parameters: { waivers?: Waivers };
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

let watches: { console: ReturnType<typeof watchConsole>; focus: ReturnType<typeof watchFocus>; live: ReturnType<typeof watchLiveRegions> } | undefined;

/** Starts to watch; returns what ends it whatever happens. */
export function startChecks({ viewMode }: Pick<CheckedStory, 'viewMode'>) {
  stopWatches();
  if (viewMode !== 'story') return;
  watches = { console: watchConsole(), focus: watchFocus(), live: watchLiveRegions() };
  return stopWatches;
}

/** Throws one error that lists all that is wrong, unless the story waives it. */
export async function finishChecks({ viewMode, parameters, canvasElement, reporting }: CheckedStory) {
  if (viewMode !== 'story' || !watches) return;
  const waivers = parameters.waivers ?? {};
  const found = {
    focus: await watches.focus.problems(),
    live: watches.live.problems(),
    markup: markupProblems(canvasElement),
    console: watches.console.stop(),
    looks: matchMedia('(forced-colors: active)').matches ? [] : await problemsInOtherLooks(),
  };
  stopWatches();
  if (!waivers['contrast-incomplete']) failUndecidedContrast(reporting);
  const problems = Object.entries(found).flatMap(([check, lines]) => (waivers[check as keyof Waivers] ? [] : lines));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function stopWatches() {
  watches?.console.stop();
  watches?.focus.stop();
  watches?.live.stop();
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
    const undecided = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes.filter((node) => !isInDrawing(node)));
    if (undecided.length > 0)
      throw new Error(
        `axe 判断不了对比度：\n${undecided.map(({ html, failureSummary }) => `${html.slice(0, 200)}\n  ${failureSummary?.replaceAll('\n', ' ')}`).join('\n')}`,
      );
  };
}

function isInDrawing({ target }: AxeNode): boolean {
  const selector = target[0];
  return typeof selector === 'string' && Boolean(document.querySelector(selector)?.closest('svg'));
}
