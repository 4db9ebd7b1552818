import type { DiskKind } from '@chippage/api/types';
import { ArchiveIcon, CodeIcon, DocumentIcon, FolderIcon, ImageIcon, PdfIcon, TableIcon } from '@chippage/ui/Icon';

const icons = {
  folder: FolderIcon,
  pdf: PdfIcon,
  picture: ImageIcon,
  text: DocumentIcon,
  code: CodeIcon,
  sheet: TableIcon,
  office: DocumentIcon,
  archive: ArchiveIcon,
  other: DocumentIcon,
} as const satisfies Record<DiskKind, unknown>;

/** What kind of thing it is, for the eye; its name says it as well. */
export function ItemIcon({ kind, size = 20 }: { kind: DiskKind; size?: 16 | 20 | 32 }) {
  const Icon = icons[kind];
  return <Icon size={size} />;
}
