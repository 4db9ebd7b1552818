/** Bills of materials: read in, matched, priced, and what binds them. */
export { AddBom, type AddBomProps, type BomCart } from '../src/bom/add-bom/AddBom.tsx';
export { BomList, type BomListProps } from '../src/bom/bom-list/BomList.tsx';
export { useBomList } from '../src/bom/bom-list/useBomList.ts';
export { BomPage, type BomPageProps } from '../src/bom/bom-page/BomPage.tsx';
export type { BomOffers, BomWork } from '../src/bom/bom-page/bomWork.ts';
export { type BomDemand, demandsOf } from '../src/bom/bom-page/demandsOfBom.ts';
export { useBomOffers } from '../src/bom/bom-page/useBomOffers.ts';
export { BomStart, type BomStartProps } from '../src/bom/bom-start/BomStart.tsx';
export { type BomStarting, useBomStart } from '../src/bom/bom-start/useBomStart.ts';
export { useFindParts, useSaveBom, useSharedBom } from '../src/bom/bom-start/useSaveBom.ts';
export { useVisitorBom } from '../src/bom/bom-start/useVisitorBom.ts';
export { BomTools, type BomToolsProps } from '../src/bom/bom-tools/BomTools.tsx';
export { LoadedBom, type LoadedBomProps } from '../src/bom/saved-bom/LoadedBom.tsx';
export { SavedBomTools, type SavedBomToolsProps } from '../src/bom/saved-bom/SavedBomTools.tsx';
export { useSavedBom } from '../src/bom/saved-bom/useSavedBom.ts';
