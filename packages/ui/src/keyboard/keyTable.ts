/** One line of a part's keyboard table: printed on its docs page, pressed by its story. */
export interface KeyRow {
  /** As user-event types it: `{ArrowDown}`, `{Shift>}{Tab}{/Shift}`, ` `. Where several do the same, each is pressed in turn. */
  keys: string | readonly string[];
  /** What it does, in Chinese, for the reader of the docs page. */
  does: string;
  /** Where focus is, or what must be so before; left out where it always holds. */
  when?: string;
  /** What to print in place of text that is typed. */
  shown?: string;
}

/** The keyboard of a part: rows by an id of their own, in the order in which the story presses them. */
export type KeyTable = Readonly<Record<string, KeyRow>>;
