// A check that a story may do without: for a reason, and until a day.

/** What can be waived. `ssr` is read by the server-rendering test of every story. */
export type Check = 'console' | 'focus' | 'dialog' | 'live' | 'markup' | 'target' | 'looks' | 'forced' | 'narrow' | 'contrast-incomplete' | 'ssr';

/** Why a story may do without, and the last day on which it may: then somebody looks at it again. */
export interface Waiver {
  because: string;
  /** YYYY-MM-DD */
  until: string;
}

/** Set as `parameters.waivers`. */
export type Waivers = Partial<Record<Check, Waiver>>;

// Read once: stories put their own clocks up.
const today = new Date().toISOString().slice(0, 10);

/** Tells whether a check is waived today. */
export function isWaived(waivers: Waivers, check: Check, day = today): boolean {
  const waiver = waivers[check];
  return waiver !== undefined && isWhole(waiver) && waiver.until >= day;
}

/** Says which waivers have run out or lack a half. */
export function waiverProblems(waivers: Waivers, day = today): string[] {
  return Object.entries(waivers).flatMap(([check, waiver]) => {
    if (!isWhole(waiver)) return [`免检「${check}」要写明 because 与 until（YYYY-MM-DD）`];
    return waiver.until < day ? [`免检「${check}」到 ${waiver.until} 为止，已过期：修好它，或写明为什么还要再等（${waiver.because}）`] : [];
  });
}

// Story parameters are not typed, so a waiver may be anything.
function isWhole(waiver: Partial<Waiver>): boolean {
  return Boolean(waiver.because?.trim()) && /^\d{4}-\d{2}-\d{2}$/.test(waiver.until ?? '');
}
