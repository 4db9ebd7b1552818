/** The step in which the columns of a sheet are named. */
export { BomColumns, type BomColumnsProps } from '../src/bom/bom-columns/BomColumns.tsx';
