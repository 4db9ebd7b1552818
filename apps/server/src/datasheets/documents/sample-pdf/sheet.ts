import type { OutlineEntry } from '../../../platform/pdf/outline.ts';

/** What a sample document is made of: facts of one part, nothing invented. */
export interface Sheet {
  mpn: string;
  brandName: string;
  brandNameCn: string | null;
  /** Path of category names, top first. */
  categoryNames: string[];
  packageCase: string | null;
  pins: number | null;
  /** Chinese word for the lifecycle, or null when it is not known. */
  lifecycle: string | null;
  params: SheetParam[];
  sources: { name: string; licence: string }[];
  /** Day that the document carries; fixed, so that the same facts give the same bytes. */
  issuedOn: Date;
  /** Set on an older revision that was made to show how revisions differ. */
  altered?: boolean;
}

/** One fact with, for numbers, the same fact of the other parts in the category. */
export interface SheetParam {
  name: string;
  unit: string | null;
  valueText: string;
  valueNum: number | null;
  /** Values of this parameter in the category, this part's own included; empty when there is nothing to compare. */
  peers: number[];
}

/** A finished document. */
export interface SampleDocument {
  bytes: Buffer;
  pageCount: number;
  outline: OutlineEntry[];
}
