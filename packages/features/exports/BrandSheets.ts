/** The sheets of a brand. */
export { BrandSheets, type BrandSheetsProps, type SheetsPage } from '../src/datasheets/documents/brand-sheets/BrandSheets.tsx';
export {
  type BrandSheetsQuery,
  brandSheetsParams,
  brandSheetsVariables,
  parseBrandSheetsQuery,
} from '../src/datasheets/documents/brand-sheets/brandSheetsQuery.ts';
export { useBrandSheets } from '../src/datasheets/documents/brand-sheets/useBrandSheets.ts';
export { SheetTable, type SheetTableProps } from '../src/datasheets/documents/brand-sheets/SheetTable.tsx';
export { firstSheetsVariables, useFirstSheets } from '../src/datasheets/documents/brand-sheets/useFirstSheets.ts';
