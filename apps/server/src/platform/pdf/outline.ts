/** One line of a document's outline; pages count from 1. */
export interface OutlineEntry {
  title: string;
  page: number;
  level: number;
}
