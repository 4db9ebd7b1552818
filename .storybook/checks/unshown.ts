// React Aria keeps a window unseen until its place is known and, where it takes a shorter frame for the keyboard of a phone, until
// that has come: 600 ms at most. What is not seen would be judged as if it were not there.
import { describe } from './visible.ts';

/** What React Aria puts on a window that waits for its entry (useEnterAnimation). */
const UNSHOWN = '[style*="mask-image"][style*="clip-path"][style*="opacity: 0"]';

/** Waits until whatever has been opened is shown. @returns what stays unseen */
export async function stillUnshown(): Promise<string[]> {
  for (let wait = 0; wait < 90 && document.querySelector(UNSHOWN); wait += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return [...document.querySelectorAll(UNSHOWN)].map((element) => `${describe(element)} 打开了，却一直没有显示出来`);
}
