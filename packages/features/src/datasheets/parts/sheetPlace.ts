import type { Datasheet } from '@chippage/api/types';
import type { DatasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import { isDeadEnd } from '../documents/link-state/linkTrouble.ts';

/** Where a part's sheet opens: our reader, its maker's site in a new window, or what we know of it where that leads nowhere. */
export interface SheetPlace {
  kind: 'reader' | 'maker' | 'told';
  href: string;
}

/** Where the best datasheet of a part opens. */
export function sheetPlace(partId: number, { documentId, isHosted, link, url }: Datasheet, paths: DatasheetsPaths): SheetPlace {
  if (isHosted || url === null) return { kind: 'reader', href: `${paths.partDetail(partId)}#reader` };
  return documentId !== null && isDeadEnd(link) ? { kind: 'told', href: paths.outsideDetail(documentId) } : { kind: 'maker', href: url };
}

/** Whether the site's file of a sheet is a copy of its maker's. */
export const isCopy = ({ isHosted, url }: Datasheet): boolean => isHosted && url !== null;
