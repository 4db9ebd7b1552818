import * as styles from './AnchorList.css.ts';

/** One heading of the page. */
export interface Anchor {
  /** The `id` of the heading. */
  id: string;
  /** Its words. */
  text: string;
  /** How deep it stands. @default 1 */
  level?: 1 | 2;
}

/** Props of `AnchorList`. */
export interface AnchorListProps {
  /** Names the list: 目录. */
  label: string;
  /** In the order of the page. */
  anchors: readonly Anchor[];
  /** The heading being read. */
  currentId?: string | null;
}

/** The headings of a page, each leading to its place. Plain links: the browser moves, keeps the address and goes back. */
export function AnchorList({ label, anchors, currentId }: AnchorListProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {anchors.map(({ id, text, level = 1 }) => (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`} aria-current={id === currentId ? 'location' : undefined} className={styles.anchor[level]}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
