/** Figures with what they count. */
export { Stat, StatList, type StatListProps, type StatProps } from '../src/Stat/Stat.tsx';
