import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { filesIn } from './filesIn.ts';

/** What is taken of files that are dropped or pasted. */
export interface FileDropOptions {
  /** Whether several may be given at once. @default true */
  allowsMultiple?: boolean;
  /** Whether folders are taken as the files in them. @default false */
  takesFolders?: boolean;
  isDisabled?: boolean;
  /** Hears the files, at least one. */
  onSelect: (files: File[]) => void;
}

/** Takes files that are dropped on an element or pasted in it. It is a short cut: a button beside it does the same. */
export function useFileDrop({ allowsMultiple = true, takesFolders = false, isDisabled = false, onSelect }: FileDropOptions) {
  const [isOver, setOver] = useState(false);
  // Leaving a child is heard here as well: only the last one counts.
  const depth = useRef(0);
  const take = (files: File[]) => {
    if (files.length > 0 && !isDisabled) onSelect(allowsMultiple ? files : files.slice(0, 1));
  };
  const hasFiles = ({ dataTransfer }: DragEvent) => !isDisabled && dataTransfer.types.includes('Files');
  return {
    /** Files are held over it. */
    isOver,
    dropProps: {
      // On the way down: lists inside take rows that are dropped, and would keep files for themselves.
      onDragEnterCapture: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        depth.current += 1;
        setOver(true);
      },
      onDragOverCapture: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeaveCapture: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.stopPropagation();
        depth.current -= 1;
        if (depth.current <= 0) setOver(false);
      },
      onDropCapture: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        depth.current = 0;
        setOver(false);
        if (takesFolders) void filesIn(event.dataTransfer).then(take);
        else take([...event.dataTransfer.files]);
      },
      onPaste: (event: ClipboardEvent) => take([...event.clipboardData.files]),
    },
  };
}
