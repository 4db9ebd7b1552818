/** What the conditions of parts are called. */
export { gradeNames } from '../src/gradeNames.ts';
