/** Following and keeping something in a long list, without words. */
export { ThingMarks, type ThingMarksProps } from '../src/parts/thing-marks/ThingMarks.tsx';
