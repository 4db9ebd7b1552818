/** The counting of visits. */
export { useTellVisit, type VisitLine } from '../src/history/visits/useTellVisit.ts';
