/** Folders within folders; deeper than who takes the files would go, so that it is told of what is too deep. */
const DEPTH = 24;
/** More files than who takes them would take, so that it is told of those that are too many. */
const FILES = 10_000;

/** All files of a drop, those in its folders among them. */
export async function filesIn({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Promise<File[]> {
  // The entries are gone once the event is over.
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  if (entries.every((entry) => entry === null || entry.isFile)) return [...files];
  const found: File[] = [];
  for (const entry of entries) if (entry) await collect(entry, found, DEPTH);
  return found;
}

async function collect(entry: FileSystemEntry, found: File[], depth: number): Promise<void> {
  if (found.length >= FILES || depth === 0) return;
  if (isFile(entry)) {
    // One that cannot be read is left out like one that is not there.
    const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)));
    if (file) found.push(withPath(file, entry.fullPath));
  } else if (isFolder(entry)) for (const inner of await entriesOf(entry)) await collect(inner, found, depth - 1);
}

/** A file as the button for folders gives it: it knows in which of them it lay. */
function withPath(file: File, fullPath: string): File {
  const path = fullPath.replace(/^\//, '');
  if (path.includes('/')) Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** A browser gives a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  while (all.length < FILES) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) break;
    all.push(...some);
  }
  return all.toSorted((one, other) => one.name.localeCompare(other.name));
}
